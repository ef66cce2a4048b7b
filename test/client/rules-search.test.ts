import { expect, test } from 'vitest'
import { matchesOf } from '../../client/rules/matches.ts'

const found = (text: string, looked: string) =>
	matchesOf(text, looked).map(([start, end]) => text.slice(start, end))

test('accents, case, ligatures and the kind of apostrophe make no difference', () => {
	expect(found('Les métropoles sont décomptées à l’étape 4.', 'DECOMPT')).toEqual(['décompt'])
	expect(found('Les metropoles', 'MÉTRO')).toEqual(['metro'])
	expect(found('l’œil', "l'oe")).toEqual(['l’œ'])
	expect(found('Points\u202f: deux', 'points :')).toEqual(['Points\u202f:'])
})

test('every place is found once, and nothing by a single letter or by nothing', () => {
	expect(matchesOf('banana', 'an')).toEqual([
		[1, 3],
		[3, 5],
	])
	expect(matchesOf('banana', 'a')).toEqual([])
	expect(matchesOf('banana', '  ')).toEqual([])
	expect(matchesOf('banana', 'x-ray')).toEqual([])
})
