import type { Event } from '../event.ts'
import { isOut, isTown } from '../rules/board.ts'
import { isOpen } from '../rules/pieces.ts'
import { boomReach } from '../rules/reach.ts'
import { awaitsIncome, beginTurns, collectIncome } from '../rules/turn.ts'
import { type Kind, parseAt, played, type StepAt } from './kind.ts'

/** The first player puts the boom marker down; later it moves at the very start of a turn. */
export type Boom = StepAt<'boom'>

export const boom = {
	parse: parseAt('boom'),
	refuse(table, { place }) {
		if (!table.options.boom) return 'not-now'
		if (table.stage !== 'boom' && !awaitsIncome(table)) return table.progress ? 'phase-over' : 'not-now'
		if (isTown(place)) return 'not-a-metropolis'
		if (isOut(place, table.seats.length)) return 'blocked-region'
		if (!isOpen(table, place)) return 'metropolis-evaluated'
		return table.stage === 'boom' || boomReach(table).includes(place) ? undefined : 'out-of-reach'
	},
	perform(draft, step) {
		const events: Event[] = [step]
		draft.boom = step.place
		if (draft.stage === 'boom') beginTurns(draft, events)
		else collectIncome(draft, events)
		return played(draft, events)
	},
} satisfies Kind<Boom>
