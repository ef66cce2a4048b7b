import { describe, expect, test } from 'vitest'
import { atlas } from '../../../shared/games/boundless/data/atlas.ts'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { meanOf } from '../../tools/arena/interval.ts'
import { accept } from './act.ts'
import { placed, REVEALED, scene } from './scene.ts'

/** A race with any cards. */
function anyRace(round: number, seed: string): State {
	const cards = randomFrom(seed).shuffle(Object.keys(atlas.europe.states))
	return scene({ round, centre: cards.slice(0, round < 5 ? 1 : 2), ring: cards.slice(2, 9) })
}

describe.each(Object.entries(boundless.bots))('%s', (_, bot) => {
	const takes = ({ table }: State, chance = 'pace') =>
		bot.takes({ table, seat: 0, hand: null }, randomFrom(chance))
	const usual = (round: number) =>
		meanOf(Array.from({ length: 200 }, (_, index) => takes(anyRace(round, `${index}`))))

	test('takes longer for two tokens than for one, and longer still with two ends', () => {
		const one = usual(1)
		expect(Math.abs(usual(3) / one - 1.6)).toBeLessThan(0.1)
		expect(Math.abs(usual(5) / one - 2.2)).toBeLessThan(0.1)
	})

	test('takes as long as a person, in whole milliseconds from the reveal, and longer for each token', () => {
		for (let index = 0; index < 50; index++) {
			const state = anyRace(3, `${index}`)
			const first = takes(state)
			const { state: after } = accept(state, 0, { type: 'place', space: 1 }, REVEALED + first)
			expect(first).toBeGreaterThan(1000)
			expect(takes(after)).toBeGreaterThan(first)
			expect(Number.isInteger(takes(after))).toBe(true)
		}
	})

	test('keeps to its time when it is asked again, whatever others do and whatever chance it is handed', () => {
		const state = anyRace(3, 'again')
		const card = state.table.ring[0]!
		expect(takes(placed(state, [1, card], [2, card]), 'another')).toBe(takes(state))
	})

	test('is done before the deadline, however slow', () => {
		const hurried = anyRace(5, 'hurried')
		expect(takes({ ...hurried, table: { ...hurried.table, deadline: REVEALED + 500 } })).toBe(499)
	})
})
