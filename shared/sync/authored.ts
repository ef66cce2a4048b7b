import * as Y from 'yjs'
import { type Rejected, reject } from '../kernel/rejection.ts'
import { difference } from './difference.ts'
import { type DocumentFrame, decodeDocumentFrame, readMoves, readView } from './documents.ts'
import type { Leaf } from './flatten.ts'

/** The only writer. Set after loading: a fresh id, or this one on an empty document, would desync clients. */
export const AUTHORITY_CLIENT = 1

/** A document as the authority keeps it: loaded from its stored updates, then written under one client id. */
export function loadDocument(updates: readonly Uint8Array[]): Y.Doc {
	const doc = new Y.Doc()
	for (const update of updates) Y.applyUpdate(doc, update)
	doc.clientID = AUTHORITY_CLIENT
	return doc
}

interface Shown {
	view: unknown
	moves: readonly unknown[]
}

/** What each document was last made to show. Nobody else writes in them, so there is no need to read it again. */
const shown = new WeakMap<Y.Doc, Shown>()

const NO_MOVES: readonly unknown[] = []

/** Makes the document show the view, writing only what differs; the update, or undefined if nothing did. */
export function project(doc: Y.Doc, view: unknown, moves = NO_MOVES): Uint8Array | undefined {
	const before = shown.get(doc) ?? { view: readView(doc), moves: readMoves(doc) }
	if (before.view === view && before.moves === moves) return undefined
	shown.set(doc, { view, moves })
	const { gone, written } = difference(before.view, view)
	const kept = countKept(before.moves, moves)
	const taken = before.moves.length - kept
	if (gone.length + written.length + taken === 0 && kept === moves.length) return undefined
	return updateOf(doc, () => {
		const leaves = doc.getMap<Leaf>('view')
		for (const path of gone) leaves.delete(path)
		for (const [path, leaf] of written) leaves.set(path, leaf)
		const list = doc.getArray('moves')
		if (taken > 0) list.delete(kept, taken)
		if (kept < moves.length) list.push(moves.slice(kept))
	})
}

/** Moves are added, or taken back from the end; only where the rules changed does one in the middle differ. */
function countKept(before: readonly unknown[], moves: readonly unknown[]): number {
	const differs = before.findIndex((move, i) => !sameData(move, moves[i]))
	return differs < 0 ? before.length : differs
}

function updateOf(doc: Y.Doc, write: () => void): Uint8Array | undefined {
	let update: Uint8Array | undefined
	const keep = (bytes: Uint8Array) => {
		update = bytes
	}
	doc.on('update', keep)
	doc.transact(write)
	doc.off('update', keep)
	return update
}

const sameData = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** A document's frame from a client, who may ask and nothing else. */
export function parseQuestion(bytes: Uint8Array): DocumentFrame | Rejected {
	const frame = decodeDocumentFrame(bytes)
	if (!frame) return reject('malformed')
	return frame.kind === 'ask' ? frame : reject('read-only')
}
/** The update that brings a document with that state vector up to date; the whole of it if it cannot be read. */
export function updateSince(doc: Y.Doc, stateVector: Uint8Array): Uint8Array {
	try {
		return Y.encodeStateAsUpdate(doc, stateVector)
	} catch {
		return Y.encodeStateAsUpdate(doc)
	}
}
