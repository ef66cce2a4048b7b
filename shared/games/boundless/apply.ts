import { type Moment, type Seat, TABLE } from '../../kernel/game.ts'
import { reject } from '../../kernel/rejection.ts'
import type { Code } from './codes.ts'
import { nextDue } from './rules/due.ts'
import type { Step, TableStep } from './step.ts'
import type { Answer } from './steps/answer.ts'
import { place } from './steps/place.ts'
import { getReady, notePresence } from './steps/ready.ts'
import { settle } from './steps/settle.ts'
import { deal, show } from './steps/show.ts'
import type { State } from './table.ts'

export function applyStep(state: State, seat: Seat, step: Step, moment: Moment): Answer {
	const isPlayers = step.type === 'ready' || step.type === 'place'
	if (isPlayers === (seat === TABLE)) return reject('not-your-turn')
	switch (step.type) {
		case 'ready':
			return getReady(state, seat)
		case 'place':
			return place(state, seat, step, moment)
		case 'presence':
			return notePresence(state, step, moment.at)
		default:
			return keepSchedule(state, step, moment.at)
	}
}

/** The table does what is due, and not before it is. */
function keepSchedule(state: State, step: Exclude<TableStep, { type: 'presence' }>, at: number): Answer {
	const due = nextDue(state)
	if (due?.step.type !== step.type) return reject('not-your-turn')
	if (at < due.at) return reject<Code>('too-early')
	switch (step.type) {
		case 'deal':
			return deal(state, at)
		case 'show':
			return show(state, at)
		case 'settle':
			return settle(state, at)
	}
}
