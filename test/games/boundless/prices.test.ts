import { describe, expect, test } from 'vitest'
import { graphOf } from '../../../shared/games/boundless/rules/graph.ts'
import { type Price, priceOf } from '../../../shared/games/boundless/rules/price.ts'
import { accountsOf, bestChoices } from '../../../shared/games/boundless/rules/review.ts'
import { moneyOf, placed, scene } from './scene.ts'

const europe = (round: number, centre: string[], picks: string[], underneath = 0): Price =>
	priceOf(graphOf('europe'), { round, centre }, picks, underneath)

describe('the rulebook’s examples', () => {
	test('from France: the UK costs 40, Hungary 30, 40 and 50 in a stack, the space 40 costs 40 and 50', () => {
		const state = placed(
			scene({ round: 1, centre: ['FR'], ring: ['GB', 'HU', 'GR'], players: 6 }),
			[0, 'GB'],
			[1, 'HU'],
			[2, 'HU'],
			[3, 'HU'],
			[4, '40'],
			[5, '40'],
		)
		expect(moneyOf(state)).toEqual([-40, -30, -40, -50, -40, -50])
	})

	test('from France, Greece is three crossings away by Italy and Malta', () => {
		expect(europe(1, ['FR'], ['GR'])).toEqual({
			crossings: 3,
			route: ['FR', 'IT', 'MT', 'GR'],
			pairs: [],
			forty: false,
			underneath: 0,
			missing: 0,
			money: -30,
		})
	})

	test('from France, the UK and the Netherlands cost 80: the UK touches both', () => {
		const price = europe(3, ['FR'], ['GB', 'NL'])
		expect(price).toMatchObject({ crossings: 2, money: -80 })
		expect(price.pairs).toEqual([
			['FR', 'GB'],
			['GB', 'NL'],
		])
	})

	test('from France, the UK and Belgium cost 110: all three touch each other', () =>
		expect(europe(3, ['FR'], ['GB', 'BE'])).toMatchObject({ crossings: 2, money: -110 }))

	test('from Poland, Russia costs 40 by its small part', () =>
		expect(europe(1, ['PL'], ['RU'])).toMatchObject({ money: -40, route: ['PL', 'RU-KGD'] }))

	test('from Poland, Finland costs 30; no way leads through both parts of Russia', () => {
		const { money, route } = europe(1, ['PL'], ['FI'])
		expect(money).toBe(-30)
		expect(route).toHaveLength(4)
		expect(route[2]).toBe('RU')
	})

	test('from Italy, Monaco and Spain cost 40: France is passed twice', () =>
		expect(europe(3, ['IT'], ['MC', 'ES'])).toMatchObject({
			money: -40,
			route: ['IT', 'FR', 'MC', 'FR', 'ES'],
		}))

	test('penalties reach 30 with one token, 90 with two, 150 with start and end', () => {
		expect(europe(1, ['FR'], ['BE']).pairs).toHaveLength(1)
		expect(europe(3, ['BE'], ['FR', 'DE']).pairs).toHaveLength(3)
		expect(europe(5, ['BE', 'LU'], ['FR', 'DE']).pairs).toHaveLength(5)
	})
})

describe('a walk', () => {
	test('visits its two states in the cheaper order', () => {
		expect(europe(3, ['PT'], ['DE', 'ES']).route).toEqual(['PT', 'ES', 'FR', 'DE'])
		expect(europe(3, ['PT'], ['ES', 'DE']).route).toEqual(['PT', 'ES', 'FR', 'DE'])
		expect(europe(5, ['PT', 'PL'], ['DE', 'ES']).route).toEqual(['PT', 'ES', 'FR', 'DE', 'PL'])
	})

	test('costs the same from start to end and back', () => {
		const there = europe(5, ['AZ', 'PT'], ['RU', 'IS'])
		const back = europe(5, ['PT', 'AZ'], ['RU', 'IS'])
		expect(there.money).toBe(back.money)
	})

	test('goes on from the part of a state that it reached', () =>
		expect(europe(3, ['PL'], ['RU', 'EE'])).toMatchObject({
			crossings: 3,
			route: ['PL', 'BY', 'RU', 'EE'],
		}))

	test('may leave a two-part start, and reach a two-part end, by either part', () => {
		expect(europe(1, ['RU'], ['PL']).route).toEqual(['RU-KGD', 'PL'])
		expect(europe(1, ['RU'], ['NO']).route).toEqual(['RU', 'NO'])
		expect(europe(5, ['RU', 'AZ'], ['LT', 'TR']).route.at(0)).toBe('RU-KGD')
		expect(europe(5, ['RU', 'AZ'], ['LT', 'TR']).route.at(-1)).toBe('AZ-NAX')
	})

	test('with the space 40 goes through the other state only', () => {
		expect(europe(3, ['FR'], ['40', 'HU'])).toMatchObject({ crossings: 3, forty: true, money: -70 })
		expect(europe(5, ['FR', 'PL'], ['40', 'HU'])).toMatchObject({ crossings: 5, money: -90 })
	})

	test('with the space 40 alone, in a round of one token, does not take place', () =>
		expect(europe(2, ['FR'], ['40'])).toMatchObject({ crossings: 0, route: [], money: -40 }))
})

describe('penalties', () => {
	test('do not depend on the walk: either part of a state makes it adjacent', () =>
		expect(europe(3, ['NO'], ['RU', 'PL']).pairs).toEqual([
			['NO', 'RU'],
			['RU', 'PL'],
		]))

	test('leave out start and end touching each other', () => {
		expect(europe(5, ['FR', 'DE'], ['AL', '40']).pairs).toEqual([])
		expect(europe(5, ['FR', 'DE'], ['LU', '40']).pairs).toHaveLength(2)
	})
})

describe('the last round', () => {
	test('pays the price of the cheapest walk, penalties and the space 40 included', () => {
		expect(europe(7, ['FR', 'PL'], ['40', 'HU']).money).toBe(90)
		expect(europe(7, ['FR', 'DE'], ['BE', 'LU']).money).toBe(30 + 5 * 30)
	})

	test('takes 10 for every token underneath', () =>
		expect(europe(7, ['FR', 'PL'], ['40', 'HU'], 3).money).toBe(60))
})

describe('a missing token', () => {
	test('costs 40, and the walk goes through the other alone', () => {
		expect(europe(3, ['FR'], ['HU'])).toMatchObject({ crossings: 3, missing: 1, money: -70 })
		expect(europe(5, ['FR', 'PL'], ['HU'])).toMatchObject({ crossings: 5, missing: 1, money: -90 })
	})

	test('and no other: there is no walk, 40 in a round of one token, 80 in a round of two', () => {
		expect(europe(1, ['FR'], [])).toMatchObject({ route: [], money: -40 })
		expect(europe(4, ['FR'], [])).toMatchObject({ route: [], money: -80 })
		expect(europe(6, ['FR', 'PL'], [])).toMatchObject({ route: [], money: -80 })
	})

	test('beside one on the space 40 leaves no state to walk to, so there is no walk', () => {
		expect(europe(3, ['FR'], ['40'])).toMatchObject({ route: [], money: -80 })
		expect(europe(5, ['FR', 'PL'], ['40'])).toMatchObject({ route: [], money: -80 })
	})

	test('brings nothing in the last round', () => {
		expect(europe(7, ['FR', 'PL'], []).money).toBe(0)
		expect(europe(7, ['FR', 'PL'], ['HU']).money).toBe(50)
		expect(europe(7, ['FR', 'PL'], ['40']).money).toBe(40)
	})
})

describe('after a round', () => {
	const state = placed(
		scene({ round: 3, centre: ['FR'], ring: ['GB', 'NL', 'HU', 'GR', 'PT', 'UA', 'IS'], players: 2 }),
		[0, 'GB'],
		[1, 'NL'],
		[0, 'NL'],
		[1, 'HU'],
	)

	test('every colour has its account, with the tokens under its own', () => {
		expect(accountsOf(state.table)).toMatchObject([
			{ colour: 0, spaces: [1, 2], price: { crossings: 2, underneath: 1, money: -90 } },
			{ colour: 1, spaces: [2, 3], price: { crossings: 5, underneath: 0, money: -50 } },
		])
	})

	test('the best choice is the cheapest of all, stacks left aside', () => {
		const best = bestChoices(state.table)
		expect(best.every(({ price }) => price.underneath === 0 && price.money === best[0]!.price.money)).toBe(
			true,
		)
		expect(best.map(({ spaces }) => spaces)).toEqual([[2, 7]])
		expect(best[0]!.price).toMatchObject({ crossings: 4, money: -40 })
	})

	test('the best choices of the last round are the dearest', () => {
		const last = scene({ round: 7, centre: ['FR', 'ES'], ring: ['GB', 'PT', 'AD', 'IS', 'AZ', 'CY', 'NO'] })
		expect(bestChoices(last.table).map(({ spaces }) => spaces)).toEqual([
			[3, 5],
			[3, 6],
		])
	})
})
