import * as Y from 'yjs'
import type { FindGame } from '../../shared/kernel/game.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type DocumentName, encodeDocumentFrame } from '../../shared/sync/documents.ts'
import { Clockwork } from '../support/clockwork.ts'
import { MemoryAuthority } from '../support/memory-authority.ts'
import { findToy } from '../support/toys.ts'
import { tokenOf, Visitor } from '../support/visitor.ts'

/** An authority in memory, and what tests of it often do. */
export function newSetting(games: FindGame = findToy) {
	const clock = new Clockwork()
	const authority = new MemoryAuthority(clock, games, randomFrom('host'))
	const create = (game = 'heap') =>
		authority.host.create({ code: 'BCDFGH', game, options: {} }, tokenOf('ada'))
	return {
		clock,
		authority,
		create,
		/** Ada and Bob at a game. */
		async play(game = 'heap') {
			await create(game)
			const ada = await Visitor.enter(authority, 'ada')
			const bob = await Visitor.enter(authority, 'bob')
			await ada.command('sit', { name: 'Ada' })
			await bob.command('sit', { name: 'Bob' })
			await ada.command('start')
			return { ada, bob }
		},
		/** Ada and a bot at one. */
		async playWithBot(): Promise<Visitor> {
			await create()
			const ada = await Visitor.enter(authority, 'ada')
			await ada.command('sit', { name: 'Ada' })
			await ada.command('add-bot')
			await ada.command('start')
			return ada
		},
		/** The types of what the log holds. */
		entries: () => authority.store.entries.map(({ type }) => type),
	}
}

/** A whole turn of the heap. */
export const take = { steps: [{ kind: 'take', count: 1 }, { kind: 'pass' }] }

/** The question for a document of which one knows this much. */
export const ask = (name: DocumentName, epoch = 0, doc = new Y.Doc()): Uint8Array =>
	encodeDocumentFrame({ name, epoch, kind: 'ask', body: Y.encodeStateVector(doc) })
