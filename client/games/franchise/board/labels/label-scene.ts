import { type PlaceId, placeIds } from '../../../../../shared/games/franchise/data/places.ts'
import { type RegionId, regionIds } from '../../../../../shared/games/franchise/data/regions.ts'
import type { Gain } from '../../../../../shared/games/franchise/event.ts'
import { isOut, isTown, regionsInPlay } from '../../../../../shared/games/franchise/rules/board.ts'
import { piecesAt } from '../../../../../shared/games/franchise/rules/pieces.ts'
import type { Table } from '../../../../../shared/games/franchise/table.ts'
import type { Box } from '../../../game.ts'
import { placeName, regionName } from '../../names.ts'
import { franchiseWords } from '../../words.en.ts'
import { milestonesBox, trackBox } from '../corner.ts'
import { boomDisc, EVALUATED, radiusOf, stayedAt } from '../geometry.ts'
import { plateOf } from '../plate.ts'
import type { Disc } from './arrange.ts'
import type { LabelScene } from './map-labels.ts'
import type { Target } from './target.ts'

const STAYED = 37 // how far from the middle of an evaluated metropolis those reach who stayed there

/** How much room a place takes on the map as it is. */
export function radiusAt(table: Table, place: PlaceId): number {
	const value = table.tiles[place]
	if (isTown(place) || value !== undefined) return radiusOf(place, value ?? 1)
	if (table.stage === 'draft') return radiusOf(place, 4)
	return piecesAt(table, place) === '' ? EVALUATED : STAYED
}

const isEvaluated = ({ tiles, stage }: Table, place: PlaceId): boolean =>
	!isTown(place) && tiles[place] === undefined && stage !== 'draft'

const stayedIn = (table: Table, place: PlaceId): Disc[] =>
	[...piecesAt(table, place)].map((_, index, { length }) => stayedAt(place, index, length))

/** What the labels of a table depend on. */
export function labelSceneOf(
	table: Table,
	targets: readonly Target[],
	isChoosing: boolean,
	paid: ReadonlyMap<RegionId, readonly Gain[]>,
): LabelScene {
	const players = table.seats.length
	const inPlay = placeIds.filter((place) => !isOut(place, players))
	const milestones = milestonesBox(table)
	const corner: Box[] = [trackBox(players), ...(milestones ? [milestones] : [])]
	return {
		players,
		radii: Object.fromEntries(
			inPlay.map((place) => [place, isEvaluated(table, place) ? EVALUATED : radiusAt(table, place)]),
		),
		marks: [
			...inPlay.filter((place) => isEvaluated(table, place)).flatMap((place) => stayedIn(table, place)),
			...(table.boom === null ? [] : [boomDisc(table.boom, radiusAt(table, table.boom))]),
		],
		taken: new Set(inPlay.filter((place) => piecesAt(table, place) !== '')),
		corner,
		targets,
		isChoosing,
		plates: Object.fromEntries(
			regionsInPlay(players).map((region) => [region, plateOf(table, region, paid.get(region)).width]),
		),
		regionNames: Object.fromEntries(regionIds.map((region) => [region, regionName(region)])) as Record<
			RegionId,
			string
		>,
		from: (place) => franchiseWords.t('place.from', { place: placeName(place) }),
	}
}
