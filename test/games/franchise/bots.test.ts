import { describe, expect, test } from 'vitest'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { AnyBot } from '../../../shared/kernel/bot.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { decide } from '../support/decide.ts'
import { playGame } from '../support/play.ts'
import { played } from './act.ts'
import { positionAfter } from './positions.ts'
import { random as wild } from './random.ts'
import { scene } from './scene.ts'
import { choices } from './soak.ts'

const everybody: Record<string, AnyBot> = { ...franchise.bots, random: wild }

/** How many of the games the steady bot wins against random ones, in whatever seat. */
function winsOf(choice: object, players: number, games: number): number {
	const options = parseOptions(franchise.options, choice, players)
	let wins = 0
	for (let game = 0; game < games; game++) {
		const names = Array.from({ length: players }, (_, seat) =>
			seat === game % players ? 'steady' : 'random',
		)
		const bots = names.map((name) => everybody[name]!)
		const { state } = playGame(franchise, {
			options,
			seating: { count: players },
			seed: `bots ${game}`,
			bots,
		})
		const { winners } = franchise.outcome(state as never)!
		for (const seat of winners) if (names[seat] === 'steady') wins += 1 / winners.length
	}
	return wins
}

test('the usual bot is stronger than chance with any number of players', () => {
	for (const players of [2, 3, 4, 5]) expect(winsOf({}, players, 12), `${players} players`).toBeGreaterThan(8)
}, 120_000)

test('it is stronger with the variant and every expansion', () => {
	for (const choice of [
		{ expert: 'draft' },
		{ milestones: true },
		{ boom: true },
		{ regions: 'picked' },
		{ start: 'learning', milestones: true, boom: true, regions: 'new' },
	])
		expect(winsOf(choice, 3, 12), JSON.stringify(choice)).toBeGreaterThan(6)
}, 120_000)

test('it takes a majority that another could spoil', () => {
	const table = scene({ places: { newyork: '0000111', pueblo: '0' }, money: 3 })
	const { steps } = decide(franchise.bots.steady!, { table, seat: 0, hand: null }, randomFrom('majority'))
	expect(played(table, ...steps).seats[0]!.points.metropolises).toBe(8)
})

describe('every bot', () => {
	test('takes as long as a person over a turn', () => {
		const table = scene({ places: { detroit: '0' } })
		for (const bot of Object.values(franchise.bots)) {
			const random = randomFrom('ponder')
			for (let turn = 0; turn < 20; turn++) {
				const takes = bot.takes({ table, seat: 0, hand: null }, random)
				expect(takes).toBeGreaterThanOrEqual(800)
				expect(takes).toBeLessThanOrEqual(2000)
			}
		}
	})

	test('answers any position with a whole legal turn, the same for the same view and randomness', () => {
		for (const [index, options] of choices.entries()) {
			const table = positionAfter({
				options,
				players: 2 + (index % 4),
				seed: `decide ${index}`,
				steps: 3 * index,
			})
			if (table.turn < 0) continue
			for (const bot of Object.values(franchise.bots)) {
				const view = { table, seat: table.turn, hand: null }
				const decision = decide(bot, view, randomFrom('same'))
				expect(decide(bot, view, randomFrom('same'))).toEqual(decision)
				expect(played(table, ...decision.steps).progress).toBeNull()
			}
		}
	}, 120_000)
})
