import { describe, expect, test } from 'vitest'
import { tableBefore } from '../../../client/games/boundless/before.ts'
import type { Table } from '../../../shared/games/boundless/table.ts'
import { eventIn, followed } from './recordings.ts'

/** What an entry of a kind must give back. */
const givenBack: Record<string, readonly (keyof Table)[]> = {
	deal: ['phase', 'round', 'purses'],
	reveal: ['phase', 'centre', 'purses', 'stacks'],
	place: ['phase', 'round', 'purses', 'stacks', 'ring', 'centre'],
	settle: ['phase', 'round', 'purses', 'stacks', 'ring', 'centre'],
	ready: ['phase', 'ready', 'purses'],
}

describe.each(followed)('in $name', ({ tables, entries }) => {
	test.each(Object.keys(givenBack))('%s can be taken back before one’s eyes', (kind) => {
		const indices = [...entries.keys()].filter(
			(index) => (eventIn(entries[index]!)?.type ?? (entries[index]![0] >= 0 ? 'ready' : undefined)) === kind,
		)
		for (const index of indices) {
			const before = tableBefore(tables[index + 1]!, entries[index]!)
			for (const key of givenBack[kind]!) expect(before[key]).toEqual(tables[index]![key])
		}
		expect(indices.length).toBeGreaterThan(0)
	})
})
