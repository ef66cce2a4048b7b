import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import { isOut, linksOf } from '../../../shared/games/franchise/rules/board.ts'
import { isOpen, placesOf, slotsLeft } from '../../../shared/games/franchise/rules/pieces.ts'
import { legalSteps } from '../../../shared/games/franchise/steps/legal.ts'
import type { Hand, Table } from '../../../shared/games/franchise/table.ts'
import type { View } from '../../../shared/kernel/game.ts'
import type { Box, Home, Point } from '../game.ts'
import { boxAround, middleOf, pointOf } from './board/geometry.ts'
import { openingTargets } from './board/labels/target.ts'
import { targetOf } from './plan.ts'

/**
 * The places that matter to somebody as the table stands: what can be chosen, or while others play, what could be if
 * money were no object. Land where nothing is left to be done is none of it, nor is anything that is only staged.
 */
export function placesThatMatter({ seat, table, hand }: View<Table, Hand>): readonly PlaceId[] {
	if (seat === undefined) return []
	if (table.turn === seat && table.stage === 'turns') return openingTargets(table).map(({ place }) => place)
	if (table.turn === seat) {
		const places = legalSteps({ seat, table, hand }).flatMap((step) => targetOf(step) ?? [])
		return [...new Set(places)]
	}
	const own = placesOf(table, seat)
	const neighbours = own.flatMap((place) => linksOf(place).map(({ to }) => to))
	const isLeft = (place: PlaceId) => !isOut(place, table.seats.length) && slotsLeft(table, place) > 0
	return [...new Set([...neighbours.filter(isLeft), ...own.filter((place) => isOpen(table, place))])]
}

const NEAREST = 0.7 // pixels a unit
const LEGIBLE = 0.455 // the least at which names and prices find room
const LABELS = { x: 34, y: 30 } // pixels at the edges for names and prices
const CHIPS = { x: 40, y: 40 } // and for chips, where not everything fits
const BUTTON = 60 // and for the button that floats at the lower edge

/** What a small window shows when it is left alone: all of these places, or as many as are legible together. */
export const homeOf =
	(places: readonly PlaceId[]): Home =>
	(window) => {
		const points = places.map(pointOf)
		const around = boxAround(points, 0)
		if (!around) return undefined
		const whole = { width: window.width - 2 * LABELS.x, height: window.height - LABELS.y - BUTTON }
		const unit = Math.min(NEAREST, whole.width / around.width, whole.height / around.height)
		const up = (BUTTON - LABELS.y) / 2
		if (unit >= LEGIBLE) return boxOver(window, around, unit, up)
		const inner = {
			width: Math.max(0, window.width - 2 * CHIPS.x) / LEGIBLE,
			height: Math.max(0, window.height - CHIPS.y - BUTTON) / LEGIBLE,
		}
		return boxOver(window, boxAround(mostWithin(points, inner), 0)!, LEGIBLE, (BUTTON - CHIPS.y) / 2)
	}

const A_PHONE = { width: 560, height: 560 } // units that it shows

/** From where most of them are outwards: a list begins with what the map shows. */
export function inSightFirst(places: readonly PlaceId[]): readonly PlaceId[] {
	if (places.length === 0) return places
	const { x, y } = middleOf(mostWithin(places.map(pointOf), A_PHONE))
	const distance = (place: PlaceId) => Math.hypot(pointOf(place).x - x, pointOf(place).y - y)
	return places.toSorted((a, b) => distance(a) - distance(b))
}

/** All of a window, with a part of the map in the middle of it, or so many pixels above. */
function boxOver(window: Parameters<Home>[0], { x, y, width, height }: Box, unit: number, up: number): Box {
	const across = window.width / unit
	const down = window.height / unit
	return { x: x + (width - across) / 2, y: y + (height - down) / 2 + up / unit, width: across, height: down }
}

/** As many of the points as an area of that size holds. */
function mostWithin(points: readonly Point[], area: Parameters<Home>[0]): readonly Point[] {
	let most: readonly Point[] = []
	for (const { x: left } of points)
		for (const { y: top } of points) {
			const held = points.filter(
				({ x, y }) => x >= left && x <= left + area.width && y >= top && y <= top + area.height,
			)
			if (held.length > most.length) most = held
		}
	return most
}
