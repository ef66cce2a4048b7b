import { describe, test } from 'vitest'
import { combinationsOf, soakGame } from '../support/soak.ts'
import { soak } from './soak.ts'

describe('whole games keep every invariant, end, and replay to the byte', () => {
	const base = combinationsOf({ ...soak, options: [{}] })
	for (const combination of base) {
		test(`base game, ${combination.players} players`, () => {
			for (let game = 0; game < 60; game++) soakGame(soak, combination, `sample:${game}`)
		}, 60_000)
	}
	test('every combination of options, with some number of players', () => {
		for (const [index, choice] of soak.options.entries()) {
			const combinations = combinationsOf({ ...soak, options: [choice] })
			soakGame(soak, combinations[index % combinations.length]!, `sample:${index}`)
		}
	}, 60_000)
})
