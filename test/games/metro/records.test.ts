import { describe, expect, test } from 'vitest'
import type { Event } from '../../../shared/games/metro/event.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { digestOf, positionsOf, recordsOf } from '../support/recorded.ts'
import { holdsInvariants } from './invariants.ts'
import results from './record-results.json' with { type: 'json' }

const records = recordsOf(metro)

test('there are ten records, and they are of this version', () => {
	expect([...records.keys()]).toEqual(Object.keys(results).sort())
	expect(records.size).toBe(10)
	for (const record of records.values())
		expect(record).toMatchObject({ game: 'metro', version: metro.version })
})

test('together they play every expansion and show every kind of event', () => {
	const expansions = [...records.values()].flatMap(
		({ options }) => (options as { expansions: number[] }).expansions,
	)
	expect([...new Set(expansions)].sort()).toEqual([1, 2, 3, 4])
	const events = [...records.values()].flatMap((record) =>
		positionsOf(metro, record).flatMap((position) => position.events as Event[]),
	)
	const kinds = new Set(events.map(({ type }) => type))
	expect([...kinds].sort()).toEqual(['draw', 'exchange', 'lay', 'line', 'pass', 'wagon'])
})

describe('a recorded game replays to the same result, to the byte', () => {
	for (const [name, { scores, winners, digest }] of Object.entries(results)) {
		test(name, () => {
			const record = records.get(name)!
			expect(parseOptions(metro.options, record.options, record.seating.count)).toEqual(record.options)
			const positions = positionsOf(metro, record)
			for (const { state } of positions) holdsInvariants(state as State)
			const { state } = positions.at(-1)!
			expect(metro.outcome(metro.table(state as State))).toEqual({ scores, winners })
			expect(digestOf(state)).toBe(digest)
		})
	}
})
