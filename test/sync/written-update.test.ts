import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { AUTHORITY_CLIENT, AuthorityDocument } from '../../shared/sync/authority-document.ts'

/** The same written by the library. */
class LibraryDocument {
	readonly doc = new Y.Doc()
	#update: Uint8Array | undefined

	constructor() {
		this.doc.clientID = AUTHORITY_CLIENT
		this.doc.on('update', (update) => {
			this.#update = update
		})
	}

	write(work: (leaves: Y.Map<unknown>, moves: Y.Array<unknown>) => void): number[] {
		this.doc.transact(() => work(this.doc.getMap('view'), this.doc.getArray('moves')))
		return [...this.#update!]
	}
}

test('W46: an update is to the byte what the library would write', () => {
	const ours = new AuthorityDocument()
	const theirs = new LibraryDocument()
	const project = (view: unknown, moves?: unknown[]) => [...ours.project(view, moves)!]

	expect(project({ a: 1, b: 'two', c: null, d: [] }, [[0, 'x']])).toEqual(
		theirs.write((leaves, moves) => {
			for (const [path, leaf] of [
				['.a', 1],
				['.b', 'two'],
				['.c', null],
				['.d', []],
			] as const)
				leaves.set(path, leaf)
			moves.push([[0, 'x']])
		}),
	)
	expect(
		project({ a: 1.5, b: 'two', c: { deep: true } }, [
			[0, 'x'],
			[1, 'y'],
			[0, 'z'],
		]),
	).toEqual(
		theirs.write((leaves, moves) => {
			leaves.delete('.c')
			leaves.delete('.d')
			leaves.set('.a', 1.5)
			leaves.set('.c.deep', true)
			moves.push([
				[1, 'y'],
				[0, 'z'],
			])
		}),
	)
	// What was taken back and what is gone leave their places.
	expect(project({ a: 1.5, b: 'two', d: [] }, [[0, 'x']])).toEqual(
		theirs.write((leaves, moves) => {
			leaves.delete('.c.deep')
			leaves.set('.d', [])
			moves.delete(1, 2)
		}),
	)
	expect(
		project({ a: 1.5, b: 'three', d: [] }, [
			[0, 'x'],
			[1, 'w'],
		]),
	).toEqual(
		theirs.write((leaves, moves) => {
			leaves.set('.b', 'three')
			moves.push([[1, 'w']])
		}),
	)
	expect(Y.encodeStateAsUpdate(ours.doc)).toEqual(Y.encodeStateAsUpdate(theirs.doc))
})
