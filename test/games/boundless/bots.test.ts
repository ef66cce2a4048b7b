import { describe, expect, test } from 'vitest'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import type { AnyBot } from '../../../shared/kernel/bot.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { meanOf } from '../../tools/arena/interval.ts'
import { playDeal } from '../../tools/arena/play-deal.ts'
import { decide } from '../support/decide.ts'
import type { Position } from '../support/play.ts'
import { accept, letTableReach, start } from './act.ts'
import { playEvening } from './evening.ts'
import { people } from './people.ts'
import { REVEALED, scene } from './scene.ts'
import { secrets } from './swap-hidden.ts'

const bots = Object.entries(boundless.bots)
const ring = ['GB', 'NL', 'HU', 'GR', 'PT', 'UA', 'IS']
const race = (more = {}) => scene({ round: 3, centre: ['FR'], ring, ...more })
const ask = (name: string, { table }: State, seed = 'plan', seat = 0) =>
	decide(boundless.bots[name]!, { table, seat, hand: null }, randomFrom(seed))

const everybody: Record<string, AnyBot> = { ...boundless.bots, ...people }

/** What one of a kind wins against others of another, seats taken in turn. */
function shareOf(a: string, b: string, players: number, deals: number): number {
	const sides = { a: everybody[a]!, b: everybody[b]! }
	const options = defaultOptions(boundless.options)
	const seeds = Array.from({ length: deals }, (_, deal) => `bots ${deal}`)
	return meanOf(seeds.map((seed) => playDeal(boundless, sides, { options, players, seed }).share))
}

test('each level beats the one below it', () => {
	expect(bots.map(([name]) => name)).toEqual(['gentle', 'steady', 'sharp', 'master'])
	expect(shareOf('steady', 'gentle', 2, 20)).toBeGreaterThan(0.7)
	expect(shareOf('sharp', 'steady', 2, 20)).toBeGreaterThan(0.7)
	expect(shareOf('master', 'sharp', 2, 20)).toBeGreaterThan(0.7)
})

test('people who take four, six and eight seconds each find a match among them', () => {
	for (const [person, level] of [
		['person-4s', 'sharp'],
		['person-6s', 'steady'],
		['person-8s', 'gentle'],
	] as const) {
		const share = shareOf(person, level, 2, 40)
		expect(share, person).toBeGreaterThan(0.35)
		expect(share, person).toBeLessThan(0.65)
	}
})

test('whoever takes six seconds is not shut out by three of the usual level', () => {
	expect(shareOf('person-6s', 'steady', 4, 15)).toBeGreaterThan(0.15)
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

	test('does the same when what it cannot see is swapped for something else', () => {
		const random = randomFrom('swap')
		const races: State[] = []
		const observe = ({ state }: Position) => {
			if (boundless.races((state as State).table)) races.push(state as State)
		}
		const options = defaultOptions(boundless.options)
		playEvening({ options, seating: { count: 3 }, seed: 'swapped', observe })
		for (const state of races)
			for (const seat of boundless.actors(state.table)) {
				const swapped = secrets.swap!(state, seat, random) as State
				expect(ask(name, swapped, 'plan', seat)).toEqual(ask(name, state, 'plan', seat))
			}
		expect(races.length).toBeGreaterThan(20)
	})
})
