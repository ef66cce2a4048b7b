import fc from 'fast-check'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Options } from '../../../shared/games/franchise/options.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import { played, stepsOf } from './act.ts'
import { choices } from './soak.ts'

export interface Origin {
	options: Partial<Options>
	players: number
	seed: string
	steps: number // how many random ones were made; fewer if the game ended before
}

/** A position reached by random play, in the middle of turns too. */
export function positionAfter({ options, players, seed, steps }: Origin): Table {
	const random = randomFrom(seed)
	let table = franchise.setup(
		{ ...defaultOptions(franchise.options), ...options },
		{ count: players },
		random,
	)
	for (let step = 0; step < steps && table.turn >= 0; step++) table = played(table, pickStep(table, random))
	return table
}

/** Developing is likelier than in fair chance, or games would end before the board fills. */
function pickStep(table: Table, random: Random): Step {
	const steps = stepsOf(table)
	const developments = steps.filter(({ type }) => type === 'develop')
	return random.pick(developments.length > 0 && random.below(5) > 0 ? developments : steps)
}

/** Positions of every variant and expansion, by where they came from, so that a failure can be told. */
export const origins: fc.Arbitrary<Origin> = fc.record({
	options: fc.constantFrom(...choices),
	players: fc.integer({ min: 2, max: 5 }),
	seed: fc.string({ maxLength: 6 }),
	steps: fc.integer({ min: 0, max: 250 }),
})
