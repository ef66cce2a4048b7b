import { describe, expect, test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import { companyValue } from '../../../shared/games/metro/rules/final-score.ts'
import { previewLay } from '../../../shared/games/metro/rules/preview.ts'
import { rotate } from '../../../shared/games/metro/rules/tile.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import type { State, Table } from '../../../shared/games/metro/table.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { decide } from '../support/decide.ts'
import { playGame } from '../support/play.ts'
import { beginner } from './beginner.ts'
import { scene } from './drawing.ts'
import { viewOf } from './view-of.ts'

const gentle = metro.bots.gentle!

/** What it did in some games, and the table on which it did that. */
function deedsIn(choice: object, games: number): { table: Table; step: Step }[] {
	const options = parseOptions(metro.options, choice, 2)
	const deeds: { table: Table; step: Step }[] = []
	for (let game = 0; game < games; game++) {
		let table: Table | undefined
		playGame(metro, {
			options,
			seating: { count: 2 },
			seed: `gentle ${game}`,
			bots: [gentle],
			observe({ state, move }) {
				if (table && move) deeds.push({ table, step: move.steps[0] as Step })
				table = (state as State).table
			},
		})
	}
	return deeds
}

describe('the gentle bot', () => {
	test('takes its points at once', () => {
		// A half circle would end station 7, which is its own, for three points.
		const pile = new Array<string>(50).fill('aaaa')
		const state = scene({ board: '. aaaa\n. .', hands: [['dddd'], ['dddd']], turn: 0, pile })
		const { steps } = decide(gentle, viewOf(state), randomFrom('gentle'))
		expect(steps).toEqual([{ type: 'lay', tile: 'dddd', cell: 9 }])
	})

	test('seldom ends another’s line without points for itself', () => {
		let spoilt = 0
		const deeds = deedsIn({}, 10).filter(({ step }) => step.type === 'lay')
		for (const { table, step } of deeds) {
			if (step.type !== 'lay') continue
			const lines = previewLay(table, step.cell, rotate(step.tile, 0)).map(({ line }) => line)
			const own = lines.some(({ owner, points }) => owner === table.turn && points > 0)
			const other = lines.some(({ owner, points }) => owner !== table.turn && points > 0)
			if (other && !own) spoilt += 1
		}
		expect(deeds.length).toBeGreaterThan(400)
		expect(spoilt / deeds.length).toBeLessThan(0.1)
	})

	test('takes no open share that is poorer than its own', () => {
		const values = deedsIn({ expansions: [1] }, 20).flatMap(({ table, step }) => {
			if (step.type !== 'exchange' || step.take !== 'open') return []
			return companyValue(table.points, table.market!.open[step.percentage / 10 - 1]!)
		})
		expect(values.length).toBeGreaterThan(0)
		expect(Math.min(...values)).toBeGreaterThan(4)
	})

	test('loses to a beginner more often than not', () => {
		const options = parseOptions(metro.options, {}, 2)
		let wins = 0
		for (let game = 0; game < 100; game++) {
			const bots = game % 2 === 0 ? [gentle, beginner] : [beginner, gentle]
			const { state } = playGame(metro, { options, seating: { count: 2 }, seed: `meek ${game >> 1}`, bots })
			const { winners } = metro.outcome((state as State).table)!
			if (winners.includes(game % 2)) wins += 1 / winners.length
		}
		expect(wins).toBeLessThan(50)
	})
})
