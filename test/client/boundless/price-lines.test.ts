import '../support/page-without-a-browser.ts'
import { beforeAll, expect, test } from 'vitest'
import { linesOf } from '../../../client/games/boundless/price-lines.ts'
import { wordsReady } from '../../../client/i18n/language.ts'
import { graphOf } from '../../../shared/games/boundless/rules/graph.ts'
import { priceOf } from '../../../shared/games/boundless/rules/price.ts'

beforeAll(() => wordsReady())

const linesFor = (centre: string[], picks: string[]) => {
	const priced = { map: 'europe', round: 6, centre } as const
	return linesOf(priceOf(graphOf('europe'), priced, picks, 0), priced)
}

test('two centre cards that touch are named among the neighbours, for nothing', () => {
	expect(linesFor(['FR', 'ES'], ['DK', 'NL'])).toEqual([
		{ words: '7 borders', money: 70 },
		{ words: 'France – Spain: both centre cards', money: 0 },
	])
})

test('two that do not touch are not', () => {
	expect(linesFor(['FR', 'HR'], ['PL', 'BG'])).toEqual([{ words: '7 borders', money: 70 }])
})
