import { describe, expect, test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import { legalExpansions } from '../../../shared/games/metro/options.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'

const parse = (raw: object, players = 4): unknown => parseOptions(metro.options, raw, players)
const rejected = (code: string) => ({ rejected: code })

test('nothing chosen is the base game, and a random first player', () => {
	expect(parse({})).toEqual({
		edition: 'metro',
		rotation: false,
		hand: 1,
		expansions: [],
		cards: 1,
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

test('the number of station numbers of each colour is 1 to 8 divided by the players', () => {
	for (const [players, most] of [
		[2, 4],
		[3, 2],
		[4, 2],
		[5, 1],
		[6, 1],
	] as const) {
		for (const cards of [1, 2, 3, 4]) {
			const options = parse({ expansions: [4], cards }, players)
			if (cards <= most) expect(options).toMatchObject({ cards })
			else expect(options).toEqual(rejected('too-many-cards'))
		}
	}
	expect(parse({ cards: 4 }, 6)).toMatchObject({ cards: 4 }) // where no numbers are played it does not matter
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
