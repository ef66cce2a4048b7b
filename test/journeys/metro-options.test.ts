import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { expectWholeGame, playWholeGame } from '../support/browser/metro-whole-game.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test.each([
	['companies', { expansions: [1] }, ['lay', 'draw', 'exchange']],
	['central wagons', { expansions: [2] }, ['lay', 'draw', 'wagon']],
	['station numbers, two of each side', { expansions: [4], cards: [2, 2, 2, 2] }, ['lay', 'draw']],
	['central rails', { expansions: [3] }, ['lay', 'draw']],
	['open numbers of two sides', { expansions: [4], cards: [3, 0, 0, 4], openNumbers: true }, ['lay', 'draw']],
] as const)('%s: a whole game on a phone', (name, options, expected) =>
	expectWholeGame(visit, name, options, expected),
)

test('companies and free rotation: a whole game by keyboard alone', async () => {
	const options = { expansions: [1], rotation: true }
	const { kinds } = await playWholeGame(visit, options, randomFrom('keys'), 'desktop')
	expect([...kinds].sort()).toEqual(['draw', 'exchange', 'lay', 'turn'])
})
