import type { Moment, Seat } from '../../../kernel/game.ts'
import { reject } from '../../../kernel/rejection.ts'
import type { Code } from '../codes.ts'
import { colourOf } from '../rules/colours.ts'
import { bringForward } from '../rules/deadline.ts'
import { refusePlace } from '../rules/placement.ts'
import { orderKey, stackOn } from '../rules/stack.ts'
import type { Place } from '../step.ts'
import type { State } from '../table.ts'
import { type Answer, onTable } from './answer.ts'

/** A token is placed, and stays; its place in the stack follows from when its owner acted. */
export function place(state: State, seat: Seat, step: Place, moment: Moment): Answer {
	const { table, ties } = state
	const { space } = step
	const own = step.colour ?? 0
	const refused = refusePlace(table, seat, space, own)
	if (refused !== undefined) return reject<Code>(refused)
	const acted = orderKey(state.tokens, seat, moment.acted, table.since)
	if (table.deadline !== null && acted >= table.deadline) return reject<Code>('too-late')

	const colour = colourOf(table, seat, own)
	const tokens = [...state.tokens, { seat, colour, space, acted }]
	const stack = stackOn(tokens, space, table.since, ties[table.round - 1]!)
	const placed = onTable({ ...state, tokens }, { stacks: table.stacks.with(space, stack) })
	return {
		state: onTable(placed, { deadline: bringForward(placed.table, moment.at) }),
		events: [{ ...step, after: acted - table.since }],
		reveals: false,
	}
}
