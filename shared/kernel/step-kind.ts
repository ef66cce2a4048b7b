import type { Applied, Moment, Seat } from './game.ts'
import { isRecord } from './json.ts'
import { type CommonCode, type Rejected, reject } from './rejection.ts'

/** A step as it came over the wire, before anybody looked at it. */
export type RawStep = Readonly<Record<string, unknown>>

/**
 * One kind of step, whole: how it is read, why it is refused, what it does. The state comes first and what few
 * games ask for last, so that a kind names only what it needs.
 */
export interface StepKind<State, Step, Event, Code extends string> {
	/** Checked for shape alone, with nothing in it but what belongs there; undefined if it is none. */
	parse(raw: RawStep): Step | undefined
	refuse(state: State, step: Step, seat: Seat, moment: Moment): Code | CommonCode | undefined
	/** After `refuse` had nothing to say. */
	perform(state: State, step: Step, seat: Seat, moment: Moment): Applied<State, Event>
}

/** Those of a union of steps that may have a name. */
export type StepNamed<Step extends { type: string }, Type> = Step extends unknown
	? Type extends Step['type']
		? Step
		: never
	: never

/** All kinds of steps of a game, by their names. */
export type StepKinds<State, Step extends { type: string }, Event, Code extends string> = {
	readonly [Type in Step['type']]: StepKind<State, StepNamed<Step, Type>, Event, Code>
}

/** Reads a step of any of these kinds; whatever else comes is none. */
export const parserOf =
	<Step>(kinds: { readonly [type: string]: { parse(raw: RawStep): Step | undefined } }) =>
	(raw: unknown): Step | undefined =>
		isRecord(raw) && typeof raw.type === 'string' && Object.hasOwn(kinds, raw.type)
			? kinds[raw.type]!.parse(raw)
			: undefined

/** How a game takes a step of a seat, or of the table. */
export type Apply<State, Step, Event> = (
	state: State,
	seat: Seat,
	step: Step,
	moment: Moment,
) => Applied<State, Event> | Rejected

/** Plays a step, or says why not. */
export function play<State, Step extends { type: string }, Event, Code extends string>(
	kinds: StepKinds<State, Step, Event, Code>,
	state: State,
	step: Step,
	seat: Seat,
	moment: Moment,
): Applied<State, Event> | Rejected {
	const kind = kinds[step.type as Step['type']] as StepKind<State, Step, Event, Code>
	const refused = kind.refuse(state, step, seat, moment)
	return refused === undefined ? kind.perform(state, step, seat, moment) : reject<string>(refused)
}
