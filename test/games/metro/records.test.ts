import { describe, expect, test } from 'vitest'
import type { Event } from '../../../shared/games/metro/event.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import { asOfVersion } from '../../../shared/kernel/game.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { digestOf, positionsOf, recordsOf } from '../support/recorded.ts'
import { holdsInvariants } from './invariants.ts'
import results from './record-results.json' with { type: 'json' }

const records = recordsOf(metro)

test('there are ten records of version 1, and others of this version', () => {
	expect([...records.keys()]).toEqual(Object.keys(results).sort())
	const versions = [...records.values()].map(({ version }) => version)
	expect(versions.filter((version) => version === 1)).toHaveLength(10)
	expect(versions.filter((version) => version === metro.version)).toHaveLength(versions.length - 10)
	expect(versions).toContain(metro.version)
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
			const { options } = asOfVersion(metro, record.version)
			expect(parseOptions(options, record.options, record.seating.count)).toEqual(record.options)
			const positions = positionsOf(metro, record)
			for (const { state } of positions) holdsInvariants(state as State)
			const { state } = positions.at(-1)!
			expect(metro.outcome(metro.table(state as State))).toEqual({ scores, winners })
			expect(digestOf(state)).toBe(digest)
		})
	}
})
