import '../support/page-without-a-browser.ts'
import { describe, expect, test } from 'vitest'
import { moment } from '../../../client/games/metro/result/moment.ts'
import { bestLine, pointsByTile, pointsOverTime } from '../../../client/games/metro/result/score-history.ts'
import type { Event } from '../../../shared/games/metro/event.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import { finalScore } from '../../../shared/games/metro/rules/final-score.ts'
import type { Table } from '../../../shared/games/metro/table.ts'
import type { TableView } from '../../../shared/room/view.ts'
import { followRecords } from '../support/followed.ts'
import { speak } from '../support/speak.ts'

describe.each(followRecords<Table>(metro))('the score history of $name', ({ tables, entries }) => {
	const over = tables.at(-1)!
	const rows = pointsOverTime(entries, over)

	test('has a row for the start and for each move, and ends with the final scores', () => {
		expect(rows).toHaveLength(tables.length)
		expect(rows.at(-1)).toEqual(over.held.map((_, seat) => finalScore(over, seat).total))
	})

	test('has a row for the start and for each tile, however many were drawn before they were laid', () => {
		const tiles = entries.filter(([, ...events]) => (events as Event[]).some(({ type }) => type === 'lay'))
		const byTile = pointsByTile(entries, over)
		expect(byTile).toHaveLength(tiles.length + 1)
		expect(byTile.at(-1)).toEqual(rows.at(-1))
	})

	const hasMoreThanLines = over.market || over.numbers || over.revealed
	if (!hasMoreThanLines)
		test('counts the points as the table does, move by move', () => {
			expect(rows).toEqual(tables.map(({ points }) => points))
		})

	test('finds the best line: none brought more', () => {
		const lines = entries.flatMap(([, ...events]) =>
			(events as Event[]).filter((event) => event.type === 'line').map(({ points }) => points),
		)
		expect(bestLine(entries)?.line.points).toBe(Math.max(...lines))
	})

	test('tells a winner of a moment of their own, and everybody else of the best', async () => {
		await speak('en')
		const seats = over.held.map((_, seat) => ({ id: seat, name: `Player ${seat}`, colour: seat }))
		const seenBy = (mine: number, winners: number[]) =>
			moment(
				{
					table: over,
					moves: entries,
					about: { seats },
					now: { outcome: { winners } },
				} as unknown as TableView,
				mine,
			)
		const best = seenBy(0, [])?.seat
		for (const { id } of seats) {
			expect(seenBy(id, [id])?.seat ?? id).toBe(id)
			expect(seenBy(id, [])?.seat).toBe(best)
		}
	})
})
