import { test } from 'vitest'
import { expectWholeGame } from '../support/browser/metro-whole-game.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test.each([
	['companies', { expansions: [1] }, ['lay', 'draw', 'exchange']],
	['central wagons', { expansions: [2] }, ['lay', 'draw', 'wagon']],
	['central rails', { expansions: [3] }, ['lay', 'draw']],
	['open numbers of two sides', { expansions: [4], cards: [3, 0, 0, 4], openNumbers: true }, ['lay', 'draw']],
] as const)('%s: a whole game on a phone', (name, options, expected) =>
	expectWholeGame(visit, name, options, expected),
)
