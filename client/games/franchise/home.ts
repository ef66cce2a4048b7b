import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import { linksOf } from '../../../shared/games/franchise/rules/board.ts'
import { placesOf } from '../../../shared/games/franchise/rules/pieces.ts'
import type { Hand, Table } from '../../../shared/games/franchise/table.ts'
import type { View } from '../../../shared/kernel/game.ts'
import type { Box, Point } from '../game.ts'
import { boxOfPlaces, middleOf, pointOf } from './board/geometry.ts'

const WIDEST = 560 // units that a phone can show legibly

/**
 * What a small screen shows when it is left alone: the places that can be chosen, or where one is and could go;
 * where that is too much to be legible, the part with most of them.
 */
export function homeOf({ seat, table }: View<Table, Hand>, choices: readonly PlaceId[]): Box | undefined {
	const own = seat === undefined ? [] : placesOf(table, seat)
	const places =
		choices.length > 0 ? choices : [...own, ...own.flatMap((place) => linksOf(place).map(({ to }) => to))]
	const around = boxOfPlaces(places)
	if (!around || (around.width <= WIDEST && around.height <= WIDEST)) return around
	const { x, y } = thickOf(places)
	return { x: x - WIDEST / 2, y: y - WIDEST / 2, width: WIDEST, height: WIDEST }
}

/** From where most of them are outwards: a list begins with what the map shows. */
export function inSightFirst(places: readonly PlaceId[]): readonly PlaceId[] {
	if (places.length === 0) return places
	const { x, y } = thickOf(places)
	const distance = (place: PlaceId) => Math.hypot(pointOf(place).x - x, pointOf(place).y - y)
	return places.toSorted((a, b) => distance(a) - distance(b))
}

/** The middle of as many of the places as are legible together. */
function thickOf(places: readonly PlaceId[]): Point {
	const points = places.map(pointOf)
	const groups = points.map((middle) =>
		points.filter(({ x, y }) => Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)) <= WIDEST / 2),
	)
	return middleOf(groups.reduce((most, group) => (group.length > most.length ? group : most)))
}
