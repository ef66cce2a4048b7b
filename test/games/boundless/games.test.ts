import { describe, expect, test } from 'vitest'
import type { Event } from '../../../shared/games/boundless/event.ts'
import { boundless } from '../../../shared/games/boundless/game.ts'
import { accountsOf } from '../../../shared/games/boundless/rules/review.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import { replaysToTheByte } from '../support/laws.ts'
import type { Position } from '../support/play.ts'
import { combinationsOf, soakGame } from '../support/soak.ts'
import { playEvening } from './evening.ts'
import { endsProperly, followGame, holdsInvariants } from './invariants.ts'
import { soak } from './soak.ts'

const combinations = combinationsOf(soak)

describe('whole games between bots, and of people alone against them', () => {
	test('keep every invariant, move no money but income and prices, end, and replay to the byte, whatever the options and the number of players', () => {
		for (const combination of combinations)
			for (const game of [10, 11]) soakGame(soak, combination, `sample:${game}`)
	})
})

describe('whole games between people, who come and go and whose messages overtake each other', () => {
	test('keep every invariant, end, and replay to the byte', () => {
		const kinds = new Set<string>()
		let slidUnder = 0
		let missing = 0
		for (const [index, { options, players }] of combinations.entries()) {
			const setting = { options, seating: { count: players }, seed: `evening ${index}`, bots: [] }
			const follow = followGame()
			const observe = (position: Position) => {
				const { table, tokens } = position.state as State
				holdsInvariants(position.state as State)
				follow(position)
				for (const event of position.events as Event[]) {
					kinds.add(event.type)
					if (event.type === 'place' && table.stacks[event.space]!.at(-1) !== tokens.at(-1)!.colour)
						slidUnder++
					if (event.type === 'settle')
						missing += accountsOf(table).some(({ price }) => price.missing > 0) ? 1 : 0
				}
			}
			const played = playEvening({ ...setting, observe })
			endsProperly(played.state as State)
			replaysToTheByte(boundless, setting, played)
		}
		expect([...kinds].sort()).toEqual(['deal', 'place', 'reveal', 'settle'])
		expect(slidUnder).toBeGreaterThan(0)
		expect(missing).toBeGreaterThan(0)
	})
})
