import type { Entry } from '../room/entry.ts'
import type { DocumentName } from './documents.ts'
import type { Batch, DocumentUpdate } from './shell.ts'

/** What happened at once, as stores keep it: one row. Both of them call these rows `steps`, as they were once called. */
export interface BatchRow {
	number: number // counts the rows of a game
	entries: Entry[]
	epochs: Partial<Record<DocumentName, number>>
	documents: Partial<Record<DocumentName, Uint8Array>>
}

/** A document as one update, which stands for those of all rows up to one. */
export interface Whole extends DocumentUpdate {
	until: number
}

export function batchRowOf({ entries, updates }: Batch): Omit<BatchRow, 'number'> {
	const row: Omit<BatchRow, 'number'> = { entries, epochs: {}, documents: {} }
	for (const { name, epoch, update } of updates) {
		row.epochs[name] = epoch
		row.documents[name] = update
	}
	return row
}

/** What rows tell, and which updates make up the documents: those that no whole one stands for. */
export function withoutCompacted(rows: readonly BatchRow[], wholes: readonly Whole[]): Batch {
	const updates: DocumentUpdate[] = wholes.map(({ name, epoch, update }) => ({ name, epoch, update }))
	for (const { number, epochs, documents } of rows)
		for (const name of ['room', 'table'] as const) {
			const update = documents[name]
			const until = wholes.find((whole) => whole.name === name)?.until ?? 0
			if (update && number > until) updates.push({ name, epoch: epochs[name] ?? 0, update })
		}
	return { entries: rows.flatMap(({ entries }) => entries), updates }
}
