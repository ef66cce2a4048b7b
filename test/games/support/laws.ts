import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { type AnyGame, applySteps, type View } from '../../../shared/kernel/game.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import { replay } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { type Played, recordOf, type Setting } from './play.ts'

/** What every game promises, whatever its rules. Each law throws where it does not hold. */

export const viewOf = (game: AnyGame, state: unknown, seat: number): View<unknown, unknown> => ({
	table: game.table(state),
	seat,
	hand: game.hand(state, seat),
})

const moment = { at: 0, acted: 0 }

/** Every step that a view offers survives the wire and is accepted; who may not act is offered none. */
export function offersOnlyLegalSteps(game: AnyGame, state: unknown, seats: number): void {
	const actors = game.actors(game.table(state))
	for (let seat = 0; seat < seats; seat++) {
		const steps = game.steps(viewOf(game, state, seat))
		if (!actors.includes(seat)) strictEqual(steps.length, 0, `seat ${seat} may not act`)
		for (const step of steps) {
			deepStrictEqual(game.parse(JSON.parse(JSON.stringify(step))), step)
			const applied = game.apply(state, seat, step, moment)
			ok(!isRejected(applied), `refused though offered: ${JSON.stringify(step)}`)
		}
	}
}

/** Of all the steps there could be, exactly those are accepted that the view offers; the others have a known code. */
export function acceptsExactlyWhatItOffers(
	game: AnyGame,
	state: unknown,
	seat: number,
	everyStep: ReadonlyMap<string, unknown>, // by its canonical text
): void {
	const offered = new Set(game.steps(viewOf(game, state, seat)).map(canonical))
	let accepted = 0
	for (const [text, step] of everyStep) {
		const applied = game.apply(state, seat, step, moment)
		if (!isRejected(applied)) accepted++
		else ok(game.codes.includes(applied.rejected) || applied.rejected === 'not-your-turn', applied.rejected)
		strictEqual(!isRejected(applied), offered.has(text), text)
	}
	strictEqual(accepted, offered.size, 'a step is offered that nobody thought of')
}

/** States, tables and hands are plain data: nothing is lost on the way through JSON. */
export function isPlainData(value: unknown): void {
	deepStrictEqual(JSON.parse(JSON.stringify(value)), value)
}

/** A step leaves the state it was applied to alone. */
export function leavesStatesAlone(
	game: AnyGame,
	state: unknown,
	seat: number,
	steps: readonly unknown[],
): void {
	const before = canonical(state)
	applySteps(game, freeze(structuredClone(state)), seat, steps, moment)
	strictEqual(canonical(state), before)
}

/** What holds in every position: plain data, only legal steps offered, and no step writes to it. */
export function isSound(game: AnyGame, state: unknown, seats: number): void {
	isPlainData(state)
	offersOnlyLegalSteps(game, state, seats)
	const [seat = 0] = game.actors(game.table(state))
	leavesStatesAlone(game, state, seat, game.steps(viewOf(game, state, seat)).slice(0, 1))
}

/** Asks a law of positions that arise in play. */
export const inPositions = <Origin, State>(
	origins: fc.Arbitrary<Origin>,
	positionAfter: (origin: Origin) => State,
	runs: number,
	holds: (state: State, origin: Origin) => void,
): void =>
	fc.assert(
		fc.property(origins, (origin) => holds(positionAfter(origin), origin)),
		{ numRuns: runs },
	)

/** Whatever comes over the wire is a step or nothing. */
export function readsStepsOrNothing(game: AnyGame): void {
	fc.assert(
		fc.property(fc.anything(), (raw) => {
			const step = game.parse(raw)
			if (step !== undefined) deepStrictEqual(game.parse(step), step)
		}),
	)
}

/** Makes data read-only all through, so that writing to it throws. */
export function freeze<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value)
		for (const item of Object.values(value)) freeze(item)
	}
	return value
}

/** The record of a game leads to the same state, to the byte. */
export function replaysToTheByte(game: AnyGame, setting: Setting, { state, moves }: Played): void {
	const record = JSON.parse(JSON.stringify(recordOf(game, setting, moves)))
	const positions = replay(game, record)
	ok(!isRejected(positions), 'the record was refused')
	strictEqual(canonical(positions.at(-1)!.state), canonical(state))
}
