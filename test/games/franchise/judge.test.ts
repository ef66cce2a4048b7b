import { expect, test } from 'vitest'
import { franchise } from '../../../shared/games/franchise/game.ts'
import { judge } from '../../../shared/games/franchise/judge.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { answerOf } from '../../report/calibration.ts'
import { expectCalibrated } from '../support/calibrated.ts'
import { played } from './act.ts'
import { scene } from './scene.ts'

const chancesAfter = (table: Table, moves: Step[][], seed = 'judge'): number[][] =>
	answerOf(judge.chances({ table, hands: [] }, moves, randomFrom(seed), 6))

const chancesAt = (table: Table, seed?: string): number[] => chancesAfter(table, [[]], seed)[0]!

test('everybody’s chances together are 1, and a game that is over is won', () => {
	const table = scene({ players: 3, places: { detroit: '0', newyork: '12', pueblo: '1' } })
	expect(chancesAt(table).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
	const over = scene({ players: 2, stage: 'over', turn: -1, idle: 2 })
	over.seats[1]!.points.metropolises = 9
	expect(chancesAt(over)[1]).toBeCloseTo(1)
})

test('who is far ahead is likelier to win, and no playout is the same as another', () => {
	const table = scene({ players: 2, places: { detroit: '0', newyork: '1', pueblo: '01' } })
	expect(chancesAt(table, 'one')).not.toEqual(chancesAt(table, 'another'))
	table.seats[1]!.points.metropolises = 40
	expect(chancesAt(table)[1]).toBeGreaterThan(0.8)
})

test('a turn that takes a big metropolis is the first that comes to mind, and better than one that does nothing', () => {
	const table = scene({ players: 2, places: { newyork: '0000111', pueblo: '0' }, money: 3 })
	const [first] = judge.candidates({ table, hands: [] }, 3)
	expect(played(table, ...first!).seats[0]!.points.metropolises).toBe(8)
	const [best, idle] = chancesAfter(table, [first!, [{ type: 'end' }]])
	expect(best![0]).toBeGreaterThan(idle![0]!)
})

test('chances in equal bots’ games come true about as often as they say', async () => {
	await expectCalibrated({
		game: franchise,
		bot: franchise.bots.steady!,
		options: defaultOptions(franchise.options),
		every: 5,
		playouts: 2,
	})
}, 60_000)
