import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import type { Point } from '../../game.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import { type Names, placeNames } from '../map/names.ts'
import type { MapScene } from './scene.ts'

const APART = 20 // pixels between two stamps of which both can be seen

/** States of a route that cannot be told apart at a scale: no room for the name, or stamp upon stamp. */
export function crowdIn(
	map: DrawnMap, // with its stops marked
	names: Names,
	scale: number,
	{
		first,
		along = [],
		fines = [],
		inked = [],
		stops,
	}: Pick<MapScene, 'first' | 'along' | 'fines' | 'inked' | 'stops'>,
): StateId[] {
	const squeezed = placeNames(map, names, scale, first, { along, fines, inked }).filter(
		(name) => name.squeezed,
	)
	const stamps = stops.map((region) => map.regions[region]!)
	const covered = stamps.filter((one) =>
		stamps.some((other) => other !== one && distance(one.anchor, other.anchor) * scale < APART),
	)
	return [...new Set([...squeezed, ...covered].map(({ state }) => state))]
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
