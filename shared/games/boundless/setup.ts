import type { Seating } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import { atlas } from './data/atlas.ts'
import type { StateId } from './data/map-data.ts'
import type { Options } from './options.ts'
import { planOf, RING, ROUNDS } from './rules/schedule.ts'
import { type Deal, emptyStacks, type State } from './table.ts'

export function setUp(options: Options, { count }: Seating, random: Random): State {
	const seats = [...Array(count).keys()]
	return {
		table: {
			options,
			phase: 'ready',
			since: 0,
			round: 0,
			ready: [],
			away: [],
			bots: [],
			purses: seats.map(() => 0),
			ring: [],
			centre: [],
			stacks: emptyStacks(),
			times: emptyStacks(),
			deadline: null,
		},
		deals: dealRounds(Object.keys(atlas[options.map].states), random),
		ties: Array.from({ length: ROUNDS }, () => random.shuffle(seats)),
		tokens: [],
		cardAt: 0,
	}
}

/** Rounds 1 to 6 show every state exactly once; for the last one the whole deck is shuffled again. */
function dealRounds(states: readonly StateId[], random: Random): Deal[] {
	let deck = random.shuffle(states)
	return Array.from({ length: ROUNDS }, (_, index) => {
		const round = index + 1
		if (round === ROUNDS) deck = random.shuffle(states)
		const cards = deck.splice(0, RING + planOf(round).centre)
		return { ring: cards.slice(0, RING), centre: cards.slice(RING) }
	})
}
