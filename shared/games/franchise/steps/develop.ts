import { isOneOf, isWholeBelow } from '../../../kernel/guards.ts'
import type { Code } from '../codes.ts'
import { type PlaceId, placeIds } from '../data/places.ts'
import type { Event } from '../event.ts'
import { isOut, isTown, linksOf, priceBetween } from '../rules/board.ts'
import { refuseBonus, spendBonus } from '../rules/bonus.ts'
import { awardMilestones, markFirstEight } from '../rules/milestones.ts'
import { isAt, isOpen, piecesAt, slotsLeft, supplyOf } from '../rules/pieces.ts'
import { activePlayer, refusePhase } from '../rules/turn.ts'
import { NOBODY, type Table } from '../table.ts'
import { type Kind, played } from './kind.ts'

/** Phase 2: the marker goes along one road, or several with the development tile, and they are paid. */
export interface Develop {
	type: 'develop' | 'develop-again' // again: with a bonus tile
	path: PlaceId[] // from where one has a franchise to the target
	free?: number // which road of the path the route tile pays for, counted from 0
}

export const develop = {
	parse({ type, path, free }): Develop | undefined {
		if (!isOneOf(['develop', 'develop-again'] as const, type) || !isPath(path)) return undefined
		if (free === undefined) return { type, path: [...path] }
		return isWholeBelow(free, path.length - 1) ? { type, path: [...path], free } : undefined
	},
	refuse: (table, step) =>
		refusePhase(table, 'develop') ??
		refuseMarker(table, step) ??
		refuseTarget(table, step.path.at(-1)!) ??
		refusePath(table, step.path) ??
		refuseChain(table, step.path) ??
		refusePrice(table, step),
	perform(draft, step) {
		const events: Event[] = [step]
		const player = activePlayer(draft)
		const target = step.path.at(-1)!
		if (step.type === 'develop-again') {
			spendBonus(draft)
			draft.progress!.extra = target
		} else draft.progress!.marker = target
		player.money -= priceOf(step)
		player.eights += eightsIn(step.path)
		if (step.path.length > 2) draft.development = NOBODY
		if (step.free !== undefined) draft.route = NOBODY
		if (eightsIn(step.path) > 0) markFirstEight(draft, events)
		awardMilestones(draft, events)
		return played(draft, events)
	},
} satisfies Kind<Develop>

const isPath = (value: unknown): value is PlaceId[] =>
	Array.isArray(value) &&
	value.length > 1 &&
	value.length <= placeIds.length &&
	value.every((place) => isOneOf(placeIds, place))

/** The second development needs the first, and a bonus tile. */
export function refuseMarker(table: Table, { type }: Pick<Develop, 'type'>): Code | undefined {
	const { marker } = table.progress!
	if (type === 'develop' && marker !== null) return 'developed-already'
	if (type === 'develop-again') {
		if (marker === null) return 'develop-first'
		const refused = refuseBonus(table)
		if (refused !== undefined) return refused
	}
	return supplyOf(table, table.turn) < 1 ? 'no-franchise-left' : undefined
}

/** Where a marker may not be put, however it gets there. */
export function refuseTarget(table: Table, target: PlaceId): Code | undefined {
	if (isOut(target, table.seats.length)) return 'blocked-region'
	if (table.progress!.marker === target) return 'same-target'
	if (isAt(table, target, table.turn)) return 'already-there'
	if (isTown(target)) return piecesAt(table, target) === '' ? undefined : 'town-taken'
	if (!isOpen(table, target)) return 'metropolis-evaluated'
	return slotsLeft(table, target) > 0 ? undefined : 'metropolis-full'
}

function refusePath(table: Table, path: readonly PlaceId[]): Code | undefined {
	if (!isAt(table, path[0]!, table.turn)) return 'road-not-touching'
	if (path.some((place) => isOut(place, table.seats.length))) return 'blocked-region'
	if (new Set(path).size < path.length) return 'path-crosses'
	return legsOf(path).every(([from, to]) => priceBetween(from, to) !== undefined) ? undefined : 'no-road'
}

/** One road joins the target to a place where the active player has a franchise. */
export const isJoined = (table: Table, target: PlaceId): boolean =>
	linksOf(target).some(({ to }) => isAt(table, to, table.turn))

function refuseChain(table: Table, path: readonly PlaceId[]): Code | undefined {
	if (path.length === 2) return undefined
	if (table.development !== table.turn) return 'no-development-tile'
	return isJoined(table, path.at(-1)!) ? 'joined-directly' : undefined
}

/** Why a path cannot be paid, the route tile's part included. */
export function refusePrice(table: Table, step: Develop): Code | undefined {
	if (step.free !== undefined) {
		if (table.route !== table.turn) return 'no-route-tile'
		if (pricesOf(step.path)[step.free] === 0) return 'free-already'
	}
	return priceOf(step) > activePlayer(table).money ? 'too-dear' : undefined
}

const legsOf = (path: readonly PlaceId[]): [PlaceId, PlaceId][] =>
	path.slice(1).map((to, index) => [path[index]!, to])

const pricesOf = (path: readonly PlaceId[]): number[] =>
	legsOf(path).map(([from, to]) => priceBetween(from, to) ?? 0)

/** How many roads of a path cost 8, the free one included. */
export const eightsIn = (path: readonly PlaceId[]): number =>
	pricesOf(path).filter((price) => price === 8).length

/** What a development costs. */
export const priceOf = ({ path, free }: Pick<Develop, 'path' | 'free'>): number =>
	pricesOf(path).reduce((sum, price, leg) => (leg === free ? sum : sum + price), 0)
