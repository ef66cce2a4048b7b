import { describe, expect, test } from 'vitest'
import { boundless } from '../../../shared/games/boundless/game.ts'
import { choicesOf } from '../../../shared/games/boundless/rules/review.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import { setUpSecond } from '../../../shared/games/boundless/version-2.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { decide } from '../support/decide.ts'
import { accept, start } from './act.ts'
import { REVEALED, scene } from './scene.ts'

const fresh = (): State =>
	scene({ round: 1, centre: ['FR'], ring: ['GR', 'GB', 'BE', 'AZ', 'CY', 'AD', 'MC'], players: 6 })

/** All others put a token on a space at some time after the reveal. */
const crowdOn = (state: State, space: number, after: number): State =>
	[1, 2, 3, 4, 5].reduce(
		(now, seat) => accept(now, seat, { type: 'place', space }, REVEALED + after).state,
		state,
	)

const seeds = Array.from({ length: 30 }, (_, seed) => `${seed}`)

describe.each(Object.entries(boundless.bots))('%s', (_, bot) => {
	const ask = ({ table }: State, seed: string) =>
		decide(bot, { table, seat: 0, hand: null }, randomFrom(seed))
	const spaceOf = (state: State, seed: string): number => ask(state, seed).steps[0].space
	const { takes } = ask(fresh(), 'time')

	test('avoids a crowd that it has seen', () => {
		for (const seed of seeds) {
			const wanted = spaceOf(fresh(), seed)
			expect(spaceOf(crowdOn(fresh(), wanted, 200), seed)).not.toBe(wanted)
		}
	})

	test('does not choose again at the moment it acts: what was placed just before, it has not seen', () => {
		for (const seed of seeds) {
			const wanted = spaceOf(fresh(), seed)
			expect(spaceOf(crowdOn(fresh(), wanted, takes - 150), seed)).toBe(wanted)
		}
	})

	test('is not disturbed by what comes after its own time, should it be asked late', () => {
		for (const seed of seeds) {
			const wanted = spaceOf(fresh(), seed)
			expect(spaceOf(crowdOn(fresh(), wanted, takes + 5000), seed)).toBe(wanted)
		}
	})

	test('where a table does not tell times, sees everything that lies there', () => {
		for (const seed of seeds) {
			const wanted = spaceOf(fresh(), seed)
			const { table, ...state } = crowdOn(fresh(), wanted, takes - 150)
			const { times: _, ...earlier } = table
			expect(spaceOf({ ...state, table: earlier }, seed)).not.toBe(wanted)
		}
	})
})

test('the master takes the best there is', () => {
	const { table } = fresh()
	const [{ space }] = decide(boundless.bots.master!, { table, seat: 0, hand: null }, randomFrom('best')).steps
	const choices = choicesOf(table)
	const best = Math.max(...choices.map(({ price }) => price.money))
	expect(choices[space]!.price.money).toBe(best)
})

test('the times of the tokens lie as their stack does, also where one slides under another', () => {
	let state = fresh()
	state = accept(state, 1, { type: 'place', space: 2 }, REVEALED + 900).state
	state = accept(state, 2, { type: 'place', space: 2 }, REVEALED + 1000, REVEALED + 700).state
	expect(state.table.stacks[2]).toEqual([2, 1])
	expect(state.table.times?.[2]).toEqual([700, 900])
})

test('earlier versions tell no times, neither at set-up nor later', () => {
	const { options } = start(2).table
	const { table } = setUpSecond(options, { count: 2 }, randomFrom('second'))
	expect('times' in table).toBe(false)
	const { times: _, ...earlier } = fresh().table
	const placed = accept({ ...fresh(), table: earlier }, 1, { type: 'place', space: 2 }, REVEALED + 900)
	expect('times' in placed.state.table).toBe(false)
})
