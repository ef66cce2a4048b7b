import * as Y from 'yjs'
import type { Leaf } from '../../shared/sync/flatten.ts'
import { withLeaves } from '../../shared/sync/unflatten.ts'

/** A document as it arrives. Of what it shows, whatever an update leaves alone stays the same object. */
export interface FollowedDocument {
	readonly doc: Y.Doc
	/** What it shows, its moves among that where it has them; undefined while it is empty. */
	read(): unknown
	/** Begins with an empty document; what the next one shows alike still stays the same. */
	renew(): void
}

const leavesOf = (doc: Y.Doc) => doc.getMap<Leaf>('view')

export function followDocument(hasMoves: boolean): FollowedDocument {
	let doc: Y.Doc
	let view: unknown
	let moves: readonly unknown[] = []
	let shown: unknown
	const changed = new Set<string>() // paths whose leaves may be others than the view has

	const begin = () => {
		doc = new Y.Doc()
		leavesOf(doc).observe(({ keysChanged }) => {
			for (const path of keysChanged) if (path !== null) changed.add(path)
		})
	}
	begin()

	return {
		get doc() {
			return doc
		},
		read() {
			const leaves = leavesOf(doc)
			const next = withLeaves(
				view,
				[...changed].map((path) => [path, leaves.get(path)]),
			)
			changed.clear()
			const told = doc.getArray('moves').toArray() // each is the object that it was
			const isSame = told.length === moves.length && told.every((move, index) => move === moves[index])
			if (next === view && isSame) return shown
			if (!isSame) moves = told
			view = next
			shown = hasMoves && view ? { ...view, moves } : view
			return shown
		},
		renew() {
			for (const path of leavesOf(doc).keys()) changed.add(path)
			begin()
		},
	}
}
