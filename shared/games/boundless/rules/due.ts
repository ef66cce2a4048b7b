import type { Due } from '../../../kernel/game.ts'
import type { CommonCode } from '../../../kernel/rejection.ts'
import type { Code } from '../codes.ts'
import type { TableStep } from '../step.ts'
import type { State, Table } from '../table.ts'
import { hasTokensLeft, seatsOf } from './colours.ts'
import { loneSeat, patienceOf } from './company.ts'
import { appearsTogether, BETWEEN_CARDS, PROVISIONAL, RING } from './schedule.ts'

/** What the table does by itself next, and when. */
export function nextDue(state: State): Due<TableStep> | undefined {
	const { table, cardAt } = state
	switch (table.phase) {
		case 'ready': {
			const wait = isEverybodyReady(table) ? 0 : patienceOf(table)
			return wait === undefined ? undefined : { at: table.since + wait, step: { type: 'deal' } }
		}
		case 'ring':
			return { at: cardAt + untilNextCard(table), step: { type: 'show' } }
		case 'race': {
			const at = whenSettled(state)
			return at === undefined ? undefined : { at, step: { type: 'settle' } }
		}
		case 'over':
			return undefined
	}
}

/** The table does what is due, and not before it is. */
export function refuseUndue(
	state: State,
	type: TableStep['type'],
	at: number,
): Code | CommonCode | undefined {
	const due = nextDue(state)
	if (due?.step.type !== type) return 'not-your-turn'
	return at < due.at ? 'too-early' : undefined
}

/** Everybody who is connected, and who is alone against bots in any case; with nobody there, nobody is ready. */
function isEverybodyReady(table: Table): boolean {
	const lone = loneSeat(table)
	const here = seatsOf(table).filter((seat) => seat === lone || !table.away.includes(seat))
	return here.length > 0 && here.every((seat) => table.ready.includes(seat))
}

/** Where all cards appear together, they do so when the centre would have been revealed. */
const untilNextCard = ({ round }: Table): number =>
	appearsTogether(round) ? (RING + 1) * BETWEEN_CARDS : BETWEEN_CARDS

/** When no token can come any more that counts, so that no order is provisional. */
function whenSettled({ table, tokens }: State): number | undefined {
	const isComplete = !seatsOf(table).some((seat) => hasTokensLeft(table, seat))
	if (isComplete) return Math.max(...tokens.map(({ acted }) => acted)) + PROVISIONAL
	return table.deadline === null ? undefined : table.deadline + PROVISIONAL
}
