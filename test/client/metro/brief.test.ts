import '../support/page-without-a-browser.ts'
import { beforeAll, expect, test } from 'vitest'
import {
	describeBriefly,
	describeEntry,
	describeLine,
	endOf,
	stationName,
} from '../../../client/games/metro/describe.ts'
import { ownersAmong } from '../../../client/games/metro/owner.ts'
import { CENTRE } from '../../../shared/games/metro/rules/line.ts'
import type { Line } from '../../../shared/games/metro/rules/preview.ts'
import type { Table } from '../../../shared/games/metro/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { playersSeenBy } from '../franchise/players.ts'
import { speak } from '../support/speak.ts'

beforeAll(() => speak('en'))

const table = { held: [1, 1, 1] } as unknown as Table // three players
const players = playersSeenBy(0).slice(0, 3)
const lay = { type: 'lay', cell: 39, code: 'aaaa' }
const line = (departure: number, points: number) => ({
	type: 'line',
	departure,
	length: points,
	end: CENTRE,
	points,
})

test('where there is little room, a move is told with what everybody got by it, oneself first', () => {
	const entry = [1, lay, line(2, 7), line(1, 4), line(7, 3)] as unknown as MoveEntry
	expect(describeBriefly(entry, players, table)).toBe('Bo laid a tile on H5. +4 for you, +10 for Bo.')
	expect(describeEntry(entry, players, table)).toMatch(
		/^Bo laid a tile on H5\. 7 points for Bo \(2 .*Central/,
	)
})

test('a move that finishes no line is told the same in little room', () => {
	const entry = [2, lay] as unknown as MoveEntry
	expect(describeBriefly(entry, players, table)).toBe(describeEntry(entry, players, table))
})

test.each(['en', 'fr'] as const)('an arrow stands between the stations of a line (%s)', async (language) => {
	await speak(language)
	const arrow = `${stationName(2)} → ${stationName(7)}`
	const entry = [1, lay, { ...line(2, 7), end: 7 }] as unknown as MoveEntry
	expect(describeEntry(entry, players, table)).toContain(`(${arrow})`)
	const found = { departure: 2, owner: 1, length: 7, end: 7 } as Line
	expect(describeLine(found, ownersAmong(players))).toContain(`${arrow} ·`)
})

test.each([
	['en', 'its own terminus'],
	['fr', 'son propre terminus'],
] as const)('a line that comes home ends at its own terminus (%s)', async (language, home) => {
	await speak(language)
	const entry = [1, lay, { ...line(2, 7), end: 2 }] as unknown as MoveEntry
	expect(describeEntry(entry, players, table)).toContain(`→ ${home})`)
	expect(describeLine({ departure: 2, owner: 1, length: 7, end: 2 } as Line, ownersAmong(players))).toContain(
		home,
	)
	expect(endOf({ departure: 2, end: 7 })).toBe(stationName(7))
	expect(endOf({ departure: 2, end: 2 })).toBe(home)
})
