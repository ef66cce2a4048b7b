import fc from 'fast-check'
import { metro } from '../../../shared/games/metro/game.ts'
import {
	legalExpansions,
	mostCards,
	type Options,
	options as schema,
} from '../../../shared/games/metro/options.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import { accept, stepsOf } from './act.ts'

export interface Origin {
	options: Options
	players: number
	seed: string
	moves: number // how many random ones were made; fewer if the game ended before
}

/** A position reached by random play. Draws are rarer than lays, as in play, yet not rare. */
export function positionAfter({ options, players, seed, moves }: Origin, game = metro): State {
	const random = randomFrom(seed)
	let state = game.setup(options, { count: players }, random)
	for (let move = 0; move < moves && state.table.turn >= 0; move++)
		state = accept(state, pickStep(state, random)).state
	return state
}

/** First a kind of step, then one of that kind: otherwise lays would crowd out all the rest. */
export function pickStep(state: State, random: Random) {
	const steps = stepsOf(state)
	const kinds = [...new Set(steps.map(({ type }) => type))]
	const kind = kinds.includes('lay') && random.below(3) > 0 ? 'lay' : random.pick(kinds)
	return random.pick(steps.filter(({ type }) => type === kind))
}

const origins = (options: (players: number) => fc.Arbitrary<Options>): fc.Arbitrary<Origin> =>
	fc.integer({ min: 2, max: 6 }).chain((players) =>
		fc.record({
			options: options(players),
			players: fc.constant(players),
			seed: fc.string({ maxLength: 6 }),
			moves: fc.integer({ min: 0, max: 90 }),
		}),
	)

/** Positions of the base game, by where they came from, so that a failure can be told. */
export const baseOrigins = origins(() => fc.constant(defaultOptions(schema)))

/** Station numbers of each side, at least one in all. */
const cardsFor = (players: number): fc.Arbitrary<number[]> =>
	fc
		.array(fc.integer({ min: 0, max: mostCards(players) }), { minLength: 4, maxLength: 4 })
		.filter((cards) => cards.some((count) => count > 0))

const choices = (players: number): fc.Arbitrary<Options> =>
	fc.record(
		{
			edition: fc.constantFrom<Options['edition'][]>('metro', 'iron-horse'),
			rotation: fc.boolean(),
			hand: fc.constantFrom<Options['hand'][]>(1, 2, 3),
			expansions: fc.constantFrom(...legalExpansions),
			cards: cardsFor(players),
			openNumbers: fc.boolean(),
			first: fc.constantFrom<Options['first'][]>('random', 0, 1),
		},
		{ noNullPrototype: true },
	)

/** Positions of every edition, variant and expansion. */
export const allOrigins = origins(choices)
