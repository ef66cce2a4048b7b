import type { Applied, Seat } from '../../kernel/game.ts'
import { isRejected, type Rejected, reject } from '../../kernel/rejection.ts'
import type { Code } from './codes.ts'
import type { Event } from './event.ts'
import { type PackedEvent, packEvent } from './packed-event.ts'
import { awaitsIncome, collectIncome, copyTable } from './rules/turn.ts'
import type { Step, StepOf } from './step.ts'
import { assign, assignRegion } from './steps/assign.ts'
import { boom } from './steps/boom.ts'
import { cash } from './steps/cash.ts'
import { develop } from './steps/develop.ts'
import { end, region } from './steps/end.ts'
import type { Rule } from './steps/rule.ts'
import { share, shareAgain } from './steps/share.ts'
import { town } from './steps/town.ts'
import { NOBODY, type Table } from './table.ts'

const rules: { [Type in Step['type']]: Rule<StepOf<Type>> } = {
	assign,
	'assign-region': assignRegion,
	town,
	boom,
	develop,
	'develop-again': develop,
	share,
	'share-again': shareAgain,
	cash,
	end,
	region,
}

/** A step of the active player, told in full. The board is open and chance is done, so nothing is ever revealed. */
export function playStep(table: Table, seat: Seat, step: Step): Applied<Table, Event> | Rejected {
	if (seat !== table.turn || seat === NOBODY) return reject('not-your-turn')
	const rule = rules[step.type] as Rule<Step>
	const draft = copyTable(table)
	const events: Event[] = []
	if (awaitsIncome(draft) && step.type !== 'boom') collectIncome(draft, events)
	const refused = rule.refuse(draft, step)
	if (refused !== undefined) return reject<Code>(refused)
	rule.perform(draft, step, events)
	return { state: draft, events, reveals: false }
}

/** The same, with events as they are kept. */
export function applyStep(table: Table, seat: Seat, step: Step): Applied<Table, PackedEvent> | Rejected {
	const played = playStep(table, seat, step)
	return isRejected(played) ? played : { ...played, events: played.events.map(packEvent) }
}
