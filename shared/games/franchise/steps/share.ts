import type { Code } from '../codes.ts'
import type { PlaceId } from '../data/places.ts'
import { isTown } from '../rules/board.ts'
import { refuseBonus, spendBonus } from '../rules/bonus.ts'
import { isAt, isOpen, slotsLeft, supplyOf } from '../rules/pieces.ts'
import { activePlayer, refusePhase } from '../rules/turn.ts'
import type { Table } from '../table.ts'
import { type Kind, parseAt, played, type StepAt } from './kind.ts'

export const PRICE_OF_SHARE = 1

/** Phase 3: one franchise in the middle of a metropolis where one has one already. */
export type Share = StepAt<'share'>

/** A second one, free, with a bonus tile. */
export type ShareAgain = StepAt<'share-again'>

export const share = {
	parse: parseAt('share'),
	refuse: (table, { place }) => refusePhase(table, 'develop', 'share') ?? refuseShare(table, place),
	perform(draft, step) {
		activePlayer(draft).money -= PRICE_OF_SHARE
		putInMiddle(draft, step.place, 1)
		return played(draft, [step])
	},
} satisfies Kind<Share>

export const shareAgain = {
	parse: parseAt('share-again'),
	refuse: (table, { place }) => refusePhase(table, 'develop', 'share') ?? refuseDoubling(table, place),
	perform(draft, step) {
		spendBonus(draft)
		putInMiddle(draft, step.place, 2)
		return played(draft, [step])
	},
} satisfies Kind<ShareAgain>

function refuseShare(table: Table, place: PlaceId): Code | undefined {
	if (isTown(place)) return 'not-a-metropolis'
	if (!isAt(table, place, table.turn)) return 'not-there'
	if (!isOpen(table, place)) return 'metropolis-evaluated'
	if (table.progress!.middle[place] !== undefined) return 'second-share'
	if (slotsLeft(table, place) < 1) return 'metropolis-full'
	if (supplyOf(table, table.turn) < 1) return 'no-franchise-left'
	return activePlayer(table).money < PRICE_OF_SHARE ? 'too-dear' : undefined
}

function refuseDoubling(table: Table, place: PlaceId): Code | undefined {
	const refused = refuseBonus(table)
	if (refused !== undefined) return refused
	if (table.progress!.middle[place] === undefined) return 'share-first'
	if (slotsLeft(table, place) < 2) return 'no-slot-left'
	return supplyOf(table, table.turn) < 1 ? 'no-franchise-left' : undefined
}

/** The first share ends developing. */
function putInMiddle({ progress }: Table, place: PlaceId, count: number): void {
	progress!.phase = 'share'
	progress!.middle[place] = count
}
