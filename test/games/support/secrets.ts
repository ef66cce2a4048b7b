import type { AnyGame, Seat } from '../../../shared/kernel/game.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import type { Soak } from './soak.ts'

/** What a game hides: test/games/<game>/swap-hidden.ts exports one. */
export interface Secrets {
	soak: Soak // its options
	/**
	 * The same position with all that a seat cannot see swapped for something else that it might as well be: other
	 * hands, another order of the piles, other cards to come. Somebody without a seat sees the table alone. Null for a
	 * game in which everything lies on the table: then it is held to that.
	 */
	swap: ((state: unknown, seat: Seat | undefined, random: Random) => unknown) | null
	oneIn: { heard: number; tried: number } // of so many positions one is looked at closely: that takes its time
}

/** Steps that a seat may think of: what it may do, what others may, what the table does, and what is close to it. */
export interface Thoughts {
	own: unknown[]
	all: unknown[]
}

const garbage: readonly unknown[] = [null, 'draw', {}, [], { type: 5 }]
const BENT = 40

export function thinkOfSteps(
	game: AnyGame,
	states: readonly unknown[],
	seat: Seat,
	seats: number,
	random: Random,
): Thoughts {
	const own = states.flatMap((state) => stepsOf(game, state, seat))
	const everybody = [...Array(seats).keys()]
	const others = states.flatMap((state) => everybody.flatMap((as) => stepsOf(game, state, as)))
	const due = states.flatMap((state) => game.due(state)?.step ?? [])
	const known = [...others, ...due, { type: 'pass' }]
	const bent = Array.from({ length: BENT }, () => bend(random.pick(known), random.pick(known), random))
	return { own, all: [...known, ...bent, ...garbage] }
}

/** A step with one field of another, or with any number there. */
function bend(step: unknown, donor: unknown, random: Random): unknown {
	const fields = step as Record<string, unknown>
	const name = random.pick(Object.keys(fields))
	const given = (donor as Record<string, unknown>)[name]
	if (given !== undefined && random.below(3) > 0) return { ...fields, [name]: given }
	return typeof fields[name] === 'number' ? { ...fields, [name]: random.below(64) } : step
}

/** First a kind of step, then one of that kind: otherwise those of which there are many crowd out the rest. */
export function pickStep(steps: readonly unknown[], random: Random): unknown {
	const kindOf = (step: unknown) => {
		const kind = (step as { type?: unknown } | null)?.type
		return typeof kind === 'string' ? kind : undefined
	}
	const kind = random.pick([...new Set(steps.map(kindOf))])
	return random.pick(steps.filter((step) => kindOf(step) === kind))
}

/** One to three steps that belong together, or do not. */
export function thinkOfMove(
	game: AnyGame,
	worlds: readonly unknown[],
	seat: Seat,
	{ own, all }: Thoughts,
	random: Random,
): unknown[] {
	const length = random.pick([1, 2, 2, 2, 3, 3])
	const steps: unknown[] = []
	let states = worlds
	let next = own
	while (steps.length < length) {
		const step = next.length > 0 && random.below(4) > 0 ? pickStep(next, random) : pickStep(all, random)
		steps.push(step)
		if (steps.length === length) break
		states = states.flatMap((state) => after(game, state, seat, step))
		next = states.flatMap((state) => stepsOf(game, state, seat))
	}
	return steps
}

function after(game: AnyGame, state: unknown, seat: Seat, step: unknown): unknown[] {
	const parsed = game.parse(step)
	const applied = parsed === undefined ? undefined : game.apply(state, seat, parsed, { at: 0, acted: 0 })
	return applied === undefined || isRejected(applied) ? [] : [applied.state]
}

export const stepsOf = (game: AnyGame, state: unknown, seat: Seat): unknown[] =>
	game.steps({ table: game.table(state), seat, hand: game.hand(state, seat) })
