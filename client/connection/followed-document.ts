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
const movesOf = (doc: Y.Doc) => doc.getArray('moves')

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
	one.length === other.length && one.every((move, index) => move === other[index])

export function followDocument(hasMoves: boolean): FollowedDocument {
	let doc = new Y.Doc()
	let view: unknown
	let moves: readonly unknown[] = []
	let shown: unknown
	const changed = new Set<string>() // paths whose leaves may be others than the view has
	let isOther = false // likewise the moves

	const follow = () => {
		leavesOf(doc).observe(({ keysChanged }) => {
			for (const path of keysChanged) if (path !== null) changed.add(path)
		})
		movesOf(doc).observe(() => {
			isOther = true
		})
	}
	follow()

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
			const told = isOther ? movesOf(doc).toArray() : moves // each move is the object that it was
			const all = isSame(told, moves) ? moves : told
			changed.clear()
			isOther = false
			if (next === view && all === moves) return shown
			view = next
			moves = all
			shown = hasMoves && view ? { ...view, moves } : view
			return shown
		},
		renew() {
			for (const path of leavesOf(doc).keys()) changed.add(path)
			isOther = true
			doc = new Y.Doc()
			follow()
		},
	}
}
