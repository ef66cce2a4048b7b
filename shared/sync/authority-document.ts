import * as Y from 'yjs'
import type { Json } from '../kernel/json.ts'
import { type Rejected, reject } from '../kernel/rejection.ts'
import { difference } from './difference.ts'
import { type DocumentFrame, decodeDocumentFrame, readMoves, readView } from './documents.ts'
import { flatten } from './flatten.ts'
import { encodeUpdate, encodeWhole, type WholeItem, type WrittenItem } from './written-update.ts'

/** The only writer. A document that was rebuilt under another id would desync whoever knows the old one. */
export const AUTHORITY_CLIENT = 1

/** What a document was last made to show. Nobody else writes in it, so there is no need to read it again. */
interface Shown {
	view: unknown
	moves: readonly unknown[]
}

const NO_MOVES: readonly unknown[] = []

/**
 * A document as the authority keeps it: made of its stored updates, then written under one client id. It knows where
 * each leaf and each move was last written; the document itself follows when somebody asks for it.
 */
export class AuthorityDocument {
	readonly #doc = new Y.Doc()
	#ahead: Uint8Array[] = [] // updates that the document itself does not have yet
	#shown: Shown
	#clock: number // of the next item
	readonly #leaves = new Map<string, number>() // by path: the clock of the latest item, also of what is gone
	readonly #gone = new Set<string>() // paths
	#moves: number[] = [] // the clocks of those that stand
	#lastMove: number | null = null // the clock of the latest item, also of one that was taken back

	constructor(updates: readonly Uint8Array[] = []) {
		for (const update of updates) Y.applyUpdate(this.#doc, update)
		this.#shown = { view: readView(this.#doc), moves: readMoves(this.#doc) }
		this.#clock = Y.decodeStateVector(Y.encodeStateVector(this.#doc)).get(AUTHORITY_CLIENT) ?? 0
		for (const [path, { lastId, deleted }] of this.#doc.getMap('view')._map) {
			this.#leaves.set(path, lastId.clock)
			if (deleted) this.#gone.add(path)
		}
		for (let item = this.#doc.getArray('moves')._start; item; item = item.right) {
			const { clock } = item.id
			if (!item.deleted) for (let i = 0; i < item.length; i++) this.#moves.push(clock + i)
			this.#lastMove = item.lastId.clock
		}
	}

	/** Up to date. */
	get doc(): Y.Doc {
		for (const update of this.#ahead.splice(0)) Y.applyUpdate(this.#doc, update)
		return this.#doc
	}

	/** Makes the document show the view, writing only what differs; the update, or undefined if nothing did. */
	project(view: unknown, moves = NO_MOVES): Uint8Array | undefined {
		const before = this.#shown
		if (before.view === view && before.moves === moves) return undefined
		this.#shown = { view, moves }
		const { gone, written } = difference(before.view, view)
		const kept = countKept(before.moves, moves)
		const taken = this.#moves.splice(kept)
		if (gone.length + written.length + taken.length === 0 && kept === moves.length) return undefined
		return this.#write(gone, written, taken, moves.slice(kept) as Json[])
	}

	#write(
		gone: readonly string[],
		written: readonly [path: string, leaf: Json][],
		taken: readonly number[],
		added: readonly Json[],
	): Uint8Array {
		const clock = this.#clock
		const items: WrittenItem[] = []
		const deleted = [...taken]
		for (const path of gone) {
			deleted.push(this.#leaves.get(path)!)
			this.#gone.add(path)
		}
		for (const [path, leaf] of written) {
			const after = this.#leaves.get(path) ?? null
			if (!this.#gone.delete(path) && after !== null) deleted.push(after)
			items.push({ parent: 'view', key: path, after, values: [leaf] })
			this.#leaves.set(path, this.#clock++)
		}
		if (added.length > 0) {
			items.push({ parent: 'moves', key: null, after: this.#lastMove, values: added })
			for (let i = 0; i < added.length; i++) this.#moves.push(this.#clock++)
			this.#lastMove = this.#clock - 1
		}
		const update = encodeUpdate({ client: AUTHORITY_CLIENT, clock, items, deleted })
		this.#ahead.push(update)
		return update
	}

	/** All of it, with what others may have a part of: so it is stored. */
	get stored(): Uint8Array {
		return Y.encodeStateAsUpdate(this.doc)
	}

	/** The update that brings a document with that state vector up to date; the whole of it if it cannot be read. */
	since(stateVector: Uint8Array): Uint8Array {
		try {
			return Y.decodeStateVector(stateVector).get(AUTHORITY_CLIENT)
				? Y.encodeStateAsUpdate(this.doc, stateVector)
				: this.#forNewcomers()
		} catch {
			return this.stored
		}
	}

	/** What is shown, and the latest item wherever something stood: the next one there follows on it. */
	#forNewcomers(): Uint8Array {
		const { view, moves } = this.#shown
		const shown = flatten(view)
		const items: WholeItem[] = []
		for (const [path, clock] of this.#leaves)
			items.push({
				parent: 'view',
				key: path,
				after: null, // nothing that they would have
				clock,
				isGone: this.#gone.has(path),
				values: [shown.get(path) ?? null],
			})
		let after: number | null = null
		for (const [i, clock] of this.#moves.entries()) {
			const values = [moves[i] as Json]
			items.push({ parent: 'moves', key: null, after, clock, isGone: false, values })
			after = clock
		}
		const last = this.#lastMove
		if (last !== null && last !== after)
			items.push({ parent: 'moves', key: null, after, clock: last, isGone: true, values: [null] })
		items.sort((one, other) => one.clock - other.clock)
		return encodeWhole({ client: AUTHORITY_CLIENT, until: this.#clock, items })
	}
}

/** Moves are added, or taken back from the end; only where the rules changed is the last known one not in its place. */
function countKept(before: readonly unknown[], moves: readonly unknown[]): number {
	const last = before.length - 1
	if (last >= 0 && before[last] === moves[last]) return before.length
	const differs = before.findIndex((move, i) => !sameData(move, moves[i]))
	return differs < 0 ? before.length : differs
}

const sameData = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** A document's frame from a client, who may ask and nothing else. */
export function parseQuestion(bytes: Uint8Array): DocumentFrame | Rejected {
	const frame = decodeDocumentFrame(bytes)
	if (!frame) return reject('malformed')
	return frame.kind === 'ask' ? frame : reject('read-only')
}
