import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import { acceptsExactlyWhatItOffers, isSound, readsStepsOrNothing } from '../support/laws.ts'
import type { Position } from '../support/play.ts'
import { combinationsOf } from '../support/soak.ts'
import { playEvening } from './evening.ts'
import { soak } from './soak.ts'

/** Every step there could be, by its text; those of the table are tried by players. */
const everyStep = new Map(
	[
		{ type: 'ready' },
		{ type: 'deal' },
		{ type: 'show' },
		{ type: 'settle' },
		{ type: 'presence', away: [0] },
		...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((space) =>
			[0, 1].map((colour) => ({ type: 'place', space, colour })),
		),
	].map((step) => [canonical(boundless.parse(step)), boundless.parse(step)] as const),
)

/** A game of people: what was agreed, and the seed of everything else. */
const evenings = fc.record({ combination: fc.constantFrom(...combinationsOf(soak)), seed: fc.nat() })

/** Its positions, from the beginning to the end. */
function positionsOf(options: unknown, players: number, seed: number): State[] {
	const states: State[] = []
	const observe = ({ state }: Position) => states.push(state as State)
	playEvening({ options, seating: { count: players }, seed: `laws ${seed}`, observe })
	return states
}

const inEveryPosition = (games: number, holds: (state: State, players: number) => void): void =>
	fc.assert(
		fc.property(evenings, ({ combination: { options, players }, seed }) => {
			for (const state of positionsOf(options, players, seed)) holds(state, players)
		}),
		{ numRuns: games },
	)

describe('in every position', () => {
	test('exactly those steps are accepted that the view offers, the others with a known code', () =>
		inEveryPosition(8, (state, players) => {
			for (let seat = 0; seat < players; seat++) acceptsExactlyWhatItOffers(boundless, state, seat, everyStep)
		}))

	test('everything is plain data, every offered step survives the wire, and no state is written to', () =>
		inEveryPosition(5, (state, players) => isSound(boundless, state, players)))

	test('a spectator is offered nothing', () =>
		inEveryPosition(2, ({ table }) =>
			expect(boundless.steps({ table, seat: undefined, hand: undefined })).toEqual([]),
		))
})

test('whatever comes over the wire is a step or nothing', () => {
	readsStepsOrNothing(boundless)
	expect(boundless.parse({ type: 'place', space: 3, colour: 0, extra: 1 })).toEqual({
		type: 'place',
		space: 3,
	})
	for (const bad of [
		{ type: 'place' },
		{ type: 'place', space: 8 },
		{ type: 'place', space: -1 },
		{ type: 'place', space: 1.5 },
		{ type: 'place', space: '3' },
		{ type: 'place', space: Number.NaN },
		{ type: 'place', space: 3, colour: 2 },
		{ type: 'place', space: 3, colour: null },
		{ type: 'presence' },
		{ type: 'presence', away: [6] },
		{ type: 'presence', away: [1, 0] },
		{ type: 'presence', away: [1, 1] },
		{ type: 'presence', away: '01' },
		{ type: 'presence', away: [], bots: [6] },
		{ type: 'presence', away: [], bots: [1, 0] },
		{ type: 'presence', away: [], bots: null },
		{ type: 'pass' },
		JSON.parse('{"__proto__": {"type": "ready"}}'),
		['ready'],
		'ready',
		null,
	])
		expect(boundless.parse(bad), JSON.stringify(bad)).toBeUndefined()
})
