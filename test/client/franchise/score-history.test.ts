import '../support/page-without-a-browser.ts'
import { describe, expect, test } from 'vitest'
import { holdersIn } from '../../../client/games/franchise/result/holders.ts'
import {
	bestTurn,
	ownGain,
	pointsOverTime,
	turnsIn,
} from '../../../client/games/franchise/result/score-history.ts'
import { isTown } from '../../../shared/games/franchise/rules/board.ts'
import { totalOf } from '../../../shared/games/franchise/table.ts'
import { followed } from './recordings.ts'

describe.each(followed)('the score history of $name', ({ tables, entries }) => {
	const over = tables.at(-1)!
	const turns = turnsIn(entries)

	test('counts the points as the table does, move by move', () => {
		const rows = pointsOverTime(entries, over)
		expect(rows).toHaveLength(tables.length)
		for (const [index, { seats }] of tables.entries())
			expect(rows[index]).toEqual(seats.map(({ points }) => totalOf(points)))
	})

	test('finds the best turn: none brought its player more', () => {
		const best = ownGain(bestTurn(turns)!)
		expect(best).toBeGreaterThan(0)
		expect(Math.max(...turns.map(ownGain))).toBe(best)
	})

	test('knows who scored each metropolis and who was first in each region', () => {
		const { places, regions } = holdersIn(over, turns)
		expect(regions.size).toBe(turns.flatMap(({ scores }) => scores).length)
		for (const [place, seat] of places) {
			expect(over.tiles[place], place).toBeUndefined()
			if (isTown(place)) expect(over.places[place]).toBe(`${seat}`)
		}
	})
})
