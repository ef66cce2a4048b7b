import type { Applied } from '../../../kernel/game.ts'
import type { StepKind } from '../../../kernel/step-kind.ts'
import type { Code } from '../codes.ts'
import type { Event } from '../event.ts'
import { refuseUndue } from '../rules/due.ts'
import type { State } from '../table.ts'

/** A kind of step of Boundless. */
export type Kind<Step> = StepKind<State, Step, Event, Code>

/** One that the table does by itself: once it is due, and not before. */
export const onceDue = <Type extends 'deal' | 'show' | 'settle'>(
	type: Type,
	perform: (state: State, at: number) => Applied<State, Event>,
): Kind<{ type: Type }> => ({
	parse: () => ({ type }),
	refuse: (state, _, __, { at }) => refuseUndue(state, type, at),
	perform: (state, _, __, { at }) => perform(state, at),
})
