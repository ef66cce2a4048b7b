import { expect, test } from 'vitest'
import type { Event } from '../../../shared/games/metro/event.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import { positionsOf, recordsOf } from '../support/recorded.ts'
import { testRecords } from '../support/whole-games.ts'
import results from './record-results.json' with { type: 'json' }
import { soak } from './soak.ts'

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

testRecords(soak, results)
