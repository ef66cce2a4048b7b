import { type Applied, type Moment, type Seat, TABLE } from '../../kernel/game.ts'
import { isRejected, type Rejected, reject } from '../../kernel/rejection.ts'
import { type Apply, play } from '../../kernel/step-kind.ts'
import type { Event } from './event.ts'
import { type PackedEvent, packEvent } from './packed-event.ts'
import { awaitsIncome, collectIncome, copyTable } from './rules/turn.ts'
import { kinds, type Step } from './step.ts'
import { NOBODY, type Table } from './table.ts'

/** A step of the active player, told in full. Time plays no part: whoever only tries a step has none to tell. */
export function playStep(
	table: Table,
	seat: Seat,
	step: Step,
	moment: Moment = { at: 0, acted: 0 },
): Applied<Table, Event> | Rejected {
	const isConclusion = step.type === 'conclude' // the table's only step
	if (isConclusion ? seat !== TABLE : seat !== table.turn || seat === NOBODY) return reject('not-your-turn')
	const draft = copyTable(table)
	const income: Event[] = []
	if (awaitsIncome(draft) && step.type !== 'boom' && !isConclusion) collectIncome(draft, income)
	const result = play(kinds, draft, step, seat, moment)
	return isRejected(result) ? result : { ...result, events: [...income, ...result.events] }
}

/** The same, with events as they are kept. */
export const applyStep: Apply<Table, Step, PackedEvent> = (table, seat, step, moment) => {
	const result = playStep(table, seat, step, moment)
	return isRejected(result) ? result : { ...result, events: result.events.map(packEvent) }
}
