import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import type { Frame } from '../../../table/surface/camera.ts'
import type { Box, Point } from '../../game.ts'
import { around } from '../map/around.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import { markStops } from '../map/mark-stops.ts'
import type { Names } from '../map/names.ts'
import { crowdIn } from './crowd.ts'
import { leastInTheWay } from './least-in-the-way.ts'
import type { MapScene } from './scene.ts'

/** A glass over the crowded part of a route, laid where it hides least. */
export interface Loupe {
	view: Box // what is seen through it, in units of the map
	glass: Box // where it lies, in pixels of the window
	states: readonly StateId[] // those that only it tells apart
}

export interface Extent {
	width: number
	height: number
}

const PART = 0.42 // of the window that a glass may take, either way
const MOST = 240 // pixels, likewise
const SHARP = 1.6 // pixels in a unit that tell the smallest neighbours apart
const NEAREST = 2.6
const AIR = 24 // pixels between what is looked at and the rim, for its names

/** The glass that a scene needs in a window; `scale` is that of the map as it is seen now. A television has no buttons. */
export function loupeFor(
	map: DrawnMap,
	names: Names,
	scene: MapScene,
	frame: Frame,
	scale: number,
	hasTools = true,
): Loupe | undefined {
	const { stops, look } = scene
	if (look.length === 0 || scale === 0) return undefined
	const marked = markStops(map, stops)
	const crowd = crowdIn(marked, names, scale, scene)
	if (crowd.length === 0) return undefined
	const size = { width: Math.min(MOST, frame.width * PART), height: Math.min(MOST, frame.height * PART) }
	const inner = { width: size.width - 2 * AIR, height: size.height - 2 * AIR }
	const states = closest(marked, crowd, { width: inner.width / SHARP, height: inner.height / SHARP })
	if (states.length === 0) return undefined // the window is too low for a glass
	const tight = reachOf(marked, states)
	const near = Math.min(NEAREST, inner.width / (tight.width || 1), inner.height / (tight.height || 1))
	const view = centredIn(map.box, tight, { width: size.width / near, height: size.height / near })
	return { view, glass: leastInTheWay(map, scene, frame, view, size, hasTools), states }
}

/** Where a state is named: in its middle, or beside what stands there. */
const placeOf = ({ states }: DrawnMap, state: StateId): Point => states[state]!.dot ?? states[state]!.label

/** As many of some states as lie together in a room. */
function closest(map: DrawnMap, states: readonly StateId[], room: Extent): StateId[] {
	const groups = states.map((seed) => {
		const { x, y } = placeOf(map, seed)
		const away = (state: StateId) => Math.hypot(placeOf(map, state).x - x, placeOf(map, state).y - y)
		const group: StateId[] = []
		for (const state of states.toSorted((one, other) => away(one) - away(other))) {
			const { width, height } = reachOf(map, [...group, state])
			if (width <= room.width && height <= room.height) group.push(state)
		}
		return group
	})
	return groups.reduce((best, group) => (group.length > best.length ? group : best))
}

const reachOf = (map: DrawnMap, states: readonly StateId[]): Box =>
	around(
		states.map((state) => placeOf(map, state)),
		0,
	)

/** A part of a sheet with a box in its middle, as far as the sheet goes. */
function centredIn(sheet: Box, { x, y, width, height }: Box, size: Extent): Box {
	const within = (at: number, extent: number, start: number, end: number) =>
		Math.max(start, Math.min(end - extent, at - extent / 2))
	return {
		x: within(x + width / 2, size.width, sheet.x, sheet.x + sheet.width),
		y: within(y + height / 2, size.height, sheet.y, sheet.y + sheet.height),
		...size,
	}
}
