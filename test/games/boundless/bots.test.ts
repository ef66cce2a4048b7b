import { describe, expect, test } from 'vitest'
import { boundless } from '../../../shared/games/boundless/game.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { decide } from '../support/decide.ts'
import { playGame } from '../support/play.ts'
import { accept, letTableReach, start } from './act.ts'
import { placed, REVEALED, scene } from './scene.ts'

const bots = Object.entries(boundless.bots)
const ring = ['GB', 'NL', 'HU', 'GR', 'PT', 'UA', 'IS']
const race = (more = {}) => scene({ round: 3, centre: ['FR'], ring, ...more })
const ask = (name: string, { table }: ReturnType<typeof race>, seed = 'plan', seat = 0) =>
	decide(boundless.bots[name]!, { table, seat, hand: null }, randomFrom(seed))

/** How many of the games each of two kinds wins against the other. */
function compare(one: string, other: string, games: number): number[] {
	const wins = [0, 0]
	for (let game = 0; game < games; game++) {
		const names = game % 2 === 0 ? [one, other] : [other, one]
		const { state } = playGame(boundless, {
			options: defaultOptions(boundless.options),
			seating: { count: 2 },
			seed: `bots ${game}`,
			bots: names.map((name) => boundless.bots[name]!),
		})
		const { winners } = boundless.outcome(boundless.table(state as never))!
		for (const seat of winners) wins[names[seat] === one ? 0 : 1]! += 1 / winners.length
	}
	return wins
}

test('the usual bot is neither the strongest nor the weakest', () => {
	expect(bots.map(([name]) => name)).toEqual(['gentle', 'steady', 'sharp'])
	expect(compare('sharp', 'steady', 40)[0]).toBeGreaterThan(24)
	expect(compare('steady', 'gentle', 40)[0]).toBeGreaterThan(28)
})

describe.each(bots)('%s', (name) => {
	test('answers with one legal step', () => {
		for (const state of [race(), race({ options: { twoColours: true }, players: 2 }), start(2)]) {
			for (let seed = 0; seed < 20; seed++) {
				const { steps } = ask(name, state, `${seed}`)
				expect(steps).toHaveLength(1)
				expect(boundless.steps({ table: state.table, seat: 0, hand: null })).toContainEqual(steps[0])
			}
		}
	})

	test('keeps to its plan when it is asked again because others have acted', () => {
		const first = ask(name, race())
		const again = ask(name, placed(race(), [1, 'PT'], [2, 'PT']))
		expect(again.takes).toBe(first.takes)
	})

	test('takes for each token the time from the reveal, in whole milliseconds, like a person', () => {
		for (let seed = 0; seed < 50; seed++) {
			const state = race({ players: 2 })
			const first = ask(name, state, `${seed}`)
			const { state: after } = accept(state, 0, first.steps[0]!, REVEALED + first.takes)
			const second = ask(name, after, `${seed}`)
			expect(first.takes).toBeGreaterThan(1000)
			expect(second.takes).toBeGreaterThan(first.takes)
			expect(Number.isInteger(second.takes)).toBe(true)
		}
	})

	test('is done before the deadline, however slow', () => {
		const hurried = race({ players: 2, options: { countdown: 10 } })
		const state = { ...hurried, table: { ...hurried.table, deadline: REVEALED + 500 } }
		expect(ask(name, state).takes).toBe(499)
	})

	test('completes two colours without repeating itself', () => {
		for (let seed = 0; seed < 30; seed++) {
			let state = scene({ round: 5, centre: ['FR', 'PL'], ring, players: 2, options: { twoColours: true } })
			while (boundless.actors(state.table).includes(0)) {
				const { steps, takes } = ask(name, state, `${seed}`)
				state = accept(state, 0, steps[0]!, REVEALED + takes).state
			}
			expect(state.tokens).toHaveLength(4)
		}
	})

	test('says ready between the rounds', () => {
		const state = letTableReach(start(2), 'ready')
		const { steps, takes } = ask(name, state)
		expect(steps).toEqual([{ type: 'ready' }])
		expect(takes).toBeLessThan(5000)
	})
})

test('a bot avoids a crowd', () => {
	// Malta's other way is known to a sharp one: Greece is the best of these from France, until it is full.
	const alone = scene({
		round: 1,
		centre: ['FR'],
		ring: ['GR', 'GB', 'BE', 'AZ', 'CY', 'AD', 'MC'],
		players: 6,
	})
	const crowded = placed(alone, [1, 'GR'], [2, 'GR'], [3, 'GR'], [4, 'GR'], [5, 'GR'])
	const chosen = (state: typeof alone) =>
		Array.from({ length: 30 }, (_, seed) => ask('sharp', state, `${seed}`).steps[0])
	const greece = { type: 'place', space: 1 }
	const count = (state: typeof alone) =>
		chosen(state).filter((step) => step?.type === 'place' && step.space === 1).length
	expect(chosen(alone)).toContainEqual(greece)
	expect(count(alone)).toBeGreaterThan(count(crowded))
	expect(count(crowded)).toBe(0)
})
