import { expect, test } from 'vitest'
import { batchRowOf, withoutCompacted } from '../../shared/sync/batch-row.ts'
import type { DocumentUpdate } from '../../shared/sync/shell.ts'

const entry = (id: string) => ({ at: 1, by: 'ada', id, type: 'profile', args: {} })
const update = (name: DocumentUpdate['name'], epoch: number, byte: number): DocumentUpdate => ({
	name,
	epoch,
	update: Uint8Array.of(byte),
})

test('rows tell what happened, and the updates that no whole document stands for', () => {
	const rows = [
		{ entries: [entry('a')], updates: [update('room', 1, 10), update('table', 0, 20)] },
		{ entries: [entry('b'), entry('c')], updates: [update('table', 0, 21)] },
		{ entries: [], updates: [update('room', 2, 12)] },
	].map((batch, index) => ({ number: index + 1, ...batchRowOf(batch) }))
	expect(withoutCompacted(rows, [])).toEqual({
		entries: [entry('a'), entry('b'), entry('c')],
		updates: [update('room', 1, 10), update('table', 0, 20), update('table', 0, 21), update('room', 2, 12)],
	})
	const whole = { ...update('table', 0, 99), until: 1 }
	expect(withoutCompacted(rows, [whole]).updates).toEqual([
		update('table', 0, 99),
		update('room', 1, 10),
		update('table', 0, 21),
		update('room', 2, 12),
	])
	const all = { ...update('room', 2, 98), until: Number.POSITIVE_INFINITY }
	expect(withoutCompacted(rows, [all]).updates).toEqual([
		update('room', 2, 98),
		update('table', 0, 20),
		update('table', 0, 21),
	])
})

test('an update of which no row tells the game is from before the first', () => {
	const row = { number: 1, entries: [], epochs: {}, documents: { table: Uint8Array.of(7) } }
	expect(withoutCompacted([row], []).updates).toEqual([update('table', 0, 7)])
})
