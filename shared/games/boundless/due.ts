import type { Due } from '../../kernel/game.ts'
import { hasTokensLeft, seatsOf } from './rules/colours.ts'
import { appearsTogether, BETWEEN_CARDS, PROVISIONAL, patienceAfter, RING } from './rules/schedule.ts'
import type { TableStep } from './step.ts'
import type { State, Table } from './table.ts'

/** What the table does by itself next, and when. */
export function nextDue(state: State): Due<TableStep> | undefined {
	const { table, cardAt } = state
	switch (table.phase) {
		case 'ready':
			return {
				at: table.since + (isEverybodyReady(table) ? 0 : patienceAfter(table.round)),
				step: { type: 'deal' },
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

/** Everybody who is connected; with nobody there, nobody is ready. */
function isEverybodyReady(table: Table): boolean {
	const here = seatsOf(table).filter((seat) => !table.away.includes(seat))
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
