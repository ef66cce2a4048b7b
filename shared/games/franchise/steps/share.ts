import type { Code } from '../codes.ts'
import { isTown } from '../rules/board.ts'
import { refuseBonus, spendBonus } from '../rules/bonus.ts'
import { isAt, isOpen, slotsLeft, supplyOf } from '../rules/pieces.ts'
import { activePlayer, refusePhase } from '../rules/turn.ts'
import type { StepOf } from '../step.ts'
import type { Table } from '../table.ts'
import type { Rule } from './rule.ts'

export const PRICE_OF_SHARE = 1

/** Phase 3: one franchise in the middle of a metropolis where one has one already. */
export const share: Rule<StepOf<'share'>> = {
	refuse: (table, { place }) => refusePhase(table, 'develop', 'share') ?? refuseShare(table, place),
	perform(draft, step, events) {
		activePlayer(draft).money -= PRICE_OF_SHARE
		putInMiddle(draft, step, 1)
		events.push(step)
	},
}

/** A second one, free, with a bonus tile. */
export const shareAgain: Rule<StepOf<'share-again'>> = {
	refuse: (table, { place }) => refusePhase(table, 'develop', 'share') ?? refuseDoubling(table, place),
	perform(draft, step, events) {
		spendBonus(draft)
		putInMiddle(draft, step, 2)
		events.push(step)
	},
}

function refuseShare(table: Table, place: StepOf<'share'>['place']): Code | undefined {
	if (isTown(place)) return 'not-a-metropolis'
	if (!isAt(table, place, table.turn)) return 'not-there'
	if (!isOpen(table, place)) return 'metropolis-evaluated'
	if (table.progress!.middle[place] !== undefined) return 'second-share'
	if (slotsLeft(table, place) < 1) return 'metropolis-full'
	if (supplyOf(table, table.turn) < 1) return 'no-franchise-left'
	return activePlayer(table).money < PRICE_OF_SHARE ? 'too-dear' : undefined
}

function refuseDoubling(table: Table, place: StepOf<'share-again'>['place']): Code | undefined {
	const refused = refuseBonus(table)
	if (refused !== undefined) return refused
	if (table.progress!.middle[place] === undefined) return 'share-first'
	if (slotsLeft(table, place) < 2) return 'no-slot-left'
	return supplyOf(table, table.turn) < 1 ? 'no-franchise-left' : undefined
}

/** The first share ends developing. */
function putInMiddle({ progress }: Table, { place }: StepOf<'share' | 'share-again'>, count: number): void {
	progress!.phase = 'share'
	progress!.middle[place] = count
}
