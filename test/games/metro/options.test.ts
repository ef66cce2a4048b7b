import { describe, expect, test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import { legalExpansions, mostCards, type Options } from '../../../shared/games/metro/options.ts'
import { asOfVersion } from '../../../shared/kernel/game.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'

const parse = (raw: object, players = 4): unknown => parseOptions(metro.options, raw, players)
const rejected = (code: string) => ({ rejected: code })

test('nothing chosen is the base game, and a random first player', () => {
	expect(parse({})).toEqual({
		edition: 'metro',
		rotation: false,
		hand: 1,
		expansions: [],
		cards: [1, 1, 1, 1],
		openNumbers: false,
		first: 'random',
	})
})

describe('expansions', () => {
	const all = [...Array(16).keys()].map((bits) => [1, 2, 3, 4].filter((_, index) => bits & (1 << index)))

	test('go alone, or as 1+2, 1+3, 2+4 and 3+4; nothing else', () => {
		const legal = all.filter((expansions) => !('rejected' in (parse({ expansions }) as object)))
		const names = legal.map((expansions) => expansions.join('+')).sort()
		expect(names).toEqual(['', '1', '1+2', '1+3', '2', '2+4', '3', '3+4', '4'])
		expect(legalExpansions.map((expansions) => expansions.join('+')).sort()).toEqual(names)
	})

	test('that do not go together are refused', () => {
		expect(parse({ expansions: [1, 4] })).toEqual(rejected('illegal-expansions'))
		expect(parse({ expansions: [2, 3] })).toEqual(rejected('illegal-expansions'))
		expect(parse({ expansions: [1, 2, 3] })).toEqual(rejected('illegal-expansions'))
	})

	test('combine with either edition and every variant', () => {
		for (const expansions of legalExpansions) {
			for (const edition of ['metro', 'iron-horse']) {
				expect(parse({ expansions, edition, rotation: true, hand: 3 })).toMatchObject({ expansions, edition })
			}
		}
	})
})

describe('station numbers', () => {
	const numbers = (cards: unknown, players: number) => parse({ expansions: [4], cards }, players)

	test('are 0 to ⌊8 / players⌋ of each colour, colour by colour', () => {
		for (const [players, most] of [
			[2, 4],
			[3, 2],
			[4, 2],
			[5, 1],
			[6, 1],
		] as const) {
			expect(mostCards(players)).toBe(most)
			for (const side of [0, 1, 2, 3]) {
				for (const count of [0, 1, 2, 3, 4]) {
					const cards = [1, 1, 1, 1].with(side, count)
					if (count <= most) expect(numbers(cards, players)).toMatchObject({ cards })
					else expect(numbers(cards, players)).toEqual(rejected('too-many-cards'))
				}
			}
		}
	})

	test('are at least one card in all', () => {
		expect(numbers([0, 0, 0, 0], 4)).toEqual(rejected('no-cards'))
		expect(numbers([0, 0, 1, 0], 4)).toMatchObject({ cards: [0, 0, 1, 0] })
	})

	test('are secret unless the lobby opens them', () => {
		expect(numbers([1, 1, 1, 1], 4)).toMatchObject({ openNumbers: false })
		expect(parse({ expansions: [4], openNumbers: true })).toMatchObject({ openNumbers: true })
		expect(parse({ openNumbers: 'yes' })).toEqual(rejected('bad-options'))
	})

	test('do not matter where they are not played', () => {
		expect(parse({ cards: [4, 4, 4, 4] }, 6)).toMatchObject({ cards: [4, 4, 4, 4] })
		expect(parse({ cards: [0, 0, 0, 0] }, 6)).toMatchObject({ cards: [0, 0, 0, 0] })
	})

	test('are refused where they are no four counts', () => {
		for (const cards of [
			[],
			[1, 1, 1],
			[1, 1, 1, 1, 1],
			[5, 0, 0, 0],
			[-1, 1, 1, 1],
			[0.5, 1, 1, 1],
			['1', 1, 1, 1],
			'1111',
			null,
		])
			expect(numbers(cards, 2), JSON.stringify(cards)).toEqual(rejected('bad-options'))
	})

	test('of a choice that was legal are too many once somebody sits down', () => {
		const choice = parse({ expansions: [4], cards: [3, 0, 1, 1] }, 2) as object
		expect(parse(choice, 3)).toEqual(rejected('too-many-cards'))
	})

	test('come through a round trip as they are', () => {
		const choice = { expansions: [2, 4], cards: [2, 0, 1, 1], openNumbers: true }
		const once = parse(choice, 4)
		expect(parse(JSON.parse(JSON.stringify(once)), 4)).toEqual(once)
		expect(once).toMatchObject(choice)
	})

	test('that version 1 chose for all sides at once are as many of each', () => {
		expect(numbers(2, 4)).toMatchObject({ cards: [2, 2, 2, 2], openNumbers: false })
		expect(numbers(3, 4)).toEqual(rejected('too-many-cards'))
		expect(numbers(9, 2)).toEqual(rejected('bad-options'))
	})
})

describe('version 1', () => {
	const first = asOfVersion(metro, 1)

	test('has the options it had', () => {
		expect(parseOptions(first.options, {}, 4)).toEqual({
			edition: 'metro',
			rotation: false,
			hand: 1,
			expansions: [],
			cards: 1,
			first: 'random',
		})
		expect(parseOptions(first.options, { expansions: [4], cards: 3 }, 4)).toEqual(rejected('too-many-cards'))
		expect(parseOptions(first.options, { cards: [1, 1, 1, 1] }, 4)).toEqual(rejected('bad-options'))
		expect(parseOptions(first.options, { openNumbers: true }, 4)).toEqual(rejected('bad-options'))
	})

	test('deals what it dealt, and its table shows what was chosen as it was chosen', () => {
		const chosen = parseOptions(first.options, { expansions: [2, 4], cards: 2 }, 3)
		const old = first.setup(chosen, { count: 3 }, randomFrom('deal'))
		const today = metro.setup(parse(chosen as object, 3) as Options, { count: 3 }, randomFrom('deal'))
		expect(old.table.options).toEqual(chosen)
		expect({ ...old, table: { ...old.table, options: today.table.options } }).toEqual(today)
	})
})

test('who begins must have a seat', () => {
	expect(parse({ first: 3 }, 4)).toMatchObject({ first: 3 })
	expect(parse({ first: 4 }, 4)).toEqual(rejected('first-not-seated'))
})

test('what no field knows is refused', () => {
	for (const raw of [{ hand: 4 }, { hand: '1' }, { edition: 'tube' }, { expansions: [2, 1] }, { extra: 1 }]) {
		expect(parse(raw), JSON.stringify(raw)).toEqual(rejected('bad-options'))
	}
})
