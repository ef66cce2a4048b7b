import '../support/page-without-a-browser.ts'
import { describe, expect, test } from 'vitest'
import { holdersIn } from '../../../client/games/franchise/result/holders.ts'
import result from '../../../client/games/franchise/result/result.ts'
import {
	bestTurn,
	ownGain,
	pointsOverTime,
	turnsIn,
} from '../../../client/games/franchise/result/score-history.ts'
import { isTown } from '../../../shared/games/franchise/rules/board.ts'
import { totalOf } from '../../../shared/games/franchise/table.ts'
import type { TableView } from '../../../shared/room/view.ts'
import { speak } from '../support/speak.ts'
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

	test('tells a winner of a moment of their own', async () => {
		await speak('en')
		const seats = over.seats.map((_, seat) => ({ id: seat, name: `Player ${seat}`, colour: seat }))
		for (const { id } of seats) {
			const now = { outcome: { winners: [id] } }
			const view = { table: over, moves: entries, about: { seats }, now } as unknown as TableView
			const moment = result.moment(view, id)
			if (!moment) continue // who never made a point in a turn
			expect(moment.seat).toBe(id)
			expect(moment.text).toMatch(/^Best moment: you made/)
		}
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
