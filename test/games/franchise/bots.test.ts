import { describe, expect, test } from 'vitest'
import { franchise } from '../../../shared/games/franchise/game.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { playGame } from '../support/play.ts'
import { played } from './act.ts'
import { positionAfter } from './positions.ts'
import { scene } from './scene.ts'
import { choices } from './soak.ts'

/** How many of the games the greedy bot wins against random ones, in whatever seat. */
function winsOf(choice: object, players: number, games: number): number {
	const options = parseOptions(franchise.options, choice, players)
	let wins = 0
	for (let game = 0; game < games; game++) {
		const names = Array.from({ length: players }, (_, seat) =>
			seat === game % players ? 'greedy' : 'random',
		)
		const bots = names.map((name) => franchise.bots[name]!)
		const { state } = playGame(franchise, {
			options,
			seating: { count: players },
			seed: `bots ${game}`,
			bots,
		})
		const { winners } = franchise.outcome(state as never)!
		for (const seat of winners) if (names[seat] === 'greedy') wins += 1 / winners.length
	}
	return wins
}

test('the first bot is the default, and the stronger with any number of players', () => {
	expect(Object.keys(franchise.bots)).toEqual(['greedy', 'random'])
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
	const { steps } = franchise.bots.greedy!({ table, seat: 0, hand: null }, randomFrom('majority'))
	expect(played(table, ...steps).seats[0]!.points.metropolises).toBe(8)
})

describe('every bot', () => {
	test('takes as long as a person over a turn', () => {
		const table = scene({ places: { detroit: '0' } })
		for (const bot of Object.values(franchise.bots)) {
			const random = randomFrom('ponder')
			for (let turn = 0; turn < 20; turn++) {
				const { takes } = bot({ table, seat: 0, hand: null }, random)
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
				const decision = bot(view, randomFrom('same'))
				expect(bot(view, randomFrom('same'))).toEqual(decision)
				expect(played(table, ...decision.steps).progress).toBeNull()
			}
		}
	}, 120_000)
})
