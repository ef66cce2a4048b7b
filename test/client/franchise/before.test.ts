import { describe, expect, test } from 'vitest'
import { rewind, tableBefore } from '../../../client/games/franchise/before.ts'
import { eventsOf } from '../../../client/games/franchise/events-of.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { followed } from './recordings.ts'

/** What one sees of a table. */
const seen = ({ places, tiles, regionTiles, track, seats, milestones, standing, turn, stage }: Table) => ({
	places,
	tiles,
	regionTiles,
	track,
	milestones,
	standing: standing?.split('').sort(), // nobody stands before another
	turn,
	stage,
	seats: seats.map(({ money, bonus, points }) => ({ money, bonus, points })),
})

/** Of a doubled share it is not told whether the first alone was enough for the evaluation. */
const isUncertain = (entry: MoveEntry): boolean => {
	const events = eventsOf(entry)
	const doubled = events.find((event) => event.type === 'share-again')?.place
	return events.some((event) => event.type === 'evaluate' && event.place === doubled)
}

/** A turn that came in several commands cannot be told back further than the last of them. */
const isWhole = (before: Table): boolean => before.progress === null

describe.each(followed)('in $name', ({ tables, entries }) => {
	test('every whole turn can be taken back before one’s eyes', () => {
		let checked = 0
		for (const [index, entry] of entries.entries()) {
			const [before, after] = [tables[index]!, tables[index + 1]!]
			if (!isWhole(before) || isUncertain(entry)) continue
			expect(seen(tableBefore(after, entry))).toEqual(seen(before))
			checked++
		}
		expect(checked).toBeGreaterThan(0)
	})

	test('a turn is told event by event, and ends as the table stands', () => {
		for (const [index, entry] of entries.entries()) {
			const { frames } = rewind(tables[index + 1]!, entry)
			expect(frames.map(({ event }) => event)).toEqual(eventsOf(entry))
			const last = frames.at(-1)
			if (last && ['evaluate', 'beside', 'score', 'over'].includes(last.event.type))
				expect(seen(last.table)).toEqual(seen(tables[index + 1]!))
		}
	})
})
