import { expect, test } from 'vitest'
import { type Judging, judgeSeats, judgeTurns } from '../../../shared/games/franchise/bots/judge.ts'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { playGame } from '../support/play.ts'
import { played } from './act.ts'
import { scene } from './scene.ts'

function answer<Answer>(judging: Judging<Answer>): Answer {
	for (;;) {
		const slice = judging.next()
		if (slice.done) return slice.value
	}
}

const chancesAt = (table: Table): number[] =>
	answer(judgeSeats(table, randomFrom('judge'), 6)).map(({ chance }) => chance)

test('everybody’s chances together are 1, and a game that is over is won', () => {
	const table = scene({ players: 3, places: { detroit: '0', newyork: '12', pueblo: '1' } })
	expect(chancesAt(table).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
	const over = scene({ players: 2, stage: 'over', turn: -1, idle: 2 })
	over.seats[1]!.points.metropolises = 9
	expect(chancesAt(over)).toEqual([0, 1])
})

test('who is far ahead is likelier to win, and no playout is the same as another', () => {
	const table = scene({ players: 2, places: { detroit: '0', newyork: '1', pueblo: '01' } })
	table.seats[1]!.points.metropolises = 40
	const [behind, ahead] = answer(judgeSeats(table, randomFrom('judge'), 6))
	expect(ahead!.chance).toBeGreaterThan(0.8)
	expect(behind!.error).toBeGreaterThan(0)
})

test('a turn that takes a big metropolis is ranked before one that is asked about and does nothing', () => {
	const table = scene({ players: 2, places: { newyork: '0000111', pueblo: '0' }, money: 3 })
	const idle = [{ type: 'end' as const }]
	const turns = answer(judgeTurns(table, randomFrom('judge'), 4, [idle]))
	expect(turns.map(({ chance }) => chance)).toEqual(turns.map(({ chance }) => chance).sort((a, b) => b - a))
	expect(played(table, ...turns[0]!.steps).seats[0]!.points.metropolises).toBe(8)
	expect(turns.findIndex(({ steps }) => steps === idle)).toBeGreaterThan(0)
})

/** Chances are worth something where they tell who wins better than a fair share does, and are not too sure of it. */
test('chances early, midway and late in bots’ games come true about as often as they say', () => {
	const said: { chance: number; result: number }[] = []
	for (let game = 0; game < 16; game++) {
		const tables: Table[] = []
		const { state } = playGame(franchise, {
			options: defaultOptions(franchise.options),
			seating: { count: 2 },
			seed: `judge ${game}`,
			bots: [franchise.bots.steady!],
			observe: ({ state }) => tables.push(state as Table),
		})
		const { winners } = franchise.outcome(state as Table)!
		for (const part of [0.2, 0.5, 0.8]) {
			const chances = chancesAt(tables[Math.floor(tables.length * part)]!)
			const favourite = chances[0]! > chances[1]! ? 0 : 1
			const result = winners.includes(favourite) ? 1 / winners.length : 0
			said.push({ chance: chances[favourite]!, result })
		}
	}
	const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
	const surprise = mean(said.map(({ result }) => result)) - mean(said.map(({ chance }) => chance))
	expect(Math.abs(surprise)).toBeLessThan(0.15)
	expect(mean(said.map(({ chance, result }) => (chance - result) ** 2))).toBeLessThan(0.2) // a fair share: 0.25
}, 60_000)
