import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { type FollowedDocument, followDocument } from '../../client/connection/followed-document.ts'
import type { Json } from '../../shared/kernel/json.ts'
import { AuthorityDocument } from '../../shared/sync/authority-document.ts'
import { readTable, readView } from '../../shared/sync/documents.ts'
import { newSetting, take } from './pages-setting.ts'

// Few keys and few leaves, so that much of a view is like the one before, and leaves stand where lists were.
const leaf = fc.constantFrom<Json[]>(null, true, 0, 1, 'x', [], {})
const keys = fc.constantFrom('a', 'b', '0', 'a.b', '%2e', 'toString')
const { value } = fc.letrec<{ value: Json }>((tie) => ({
	value: fc.oneof(
		{ maxDepth: 3 },
		leaf,
		fc.array(tie('value'), { maxLength: 4 }),
		fc.dictionary(keys, tie('value'), { maxKeys: 4, noNullPrototype: true }),
	),
}))
const some = fc.dictionary(keys, value, { maxKeys: 4, noNullPrototype: true })
// A list in the same place, so that it often becomes longer and shorter.
const view = fc.oneof(
	some,
	fc.tuple(some, fc.array(value, { maxLength: 4 })).map(([rest, list]) => ({ ...rest, list })),
)

type Event =
	| { kind: 'show'; view: unknown; takenBack: number; added: number } // so many moves
	| { kind: 'hear' } // everything that is under way
	| { kind: 'break' } // what is under way is lost; what is missing is asked for
	| { kind: 'sleep' } // the authority, which then knows its document from what it stored
	| { kind: 'begin' } // a new document
const shows = fc.record({ kind: fc.constant('show' as const), view, takenBack: fc.nat(2), added: fc.nat(2) })
const events = fc.array(
	fc.oneof(
		{ weight: 5, arbitrary: shows },
		{ weight: 4, arbitrary: fc.constant({ kind: 'hear' as const }) },
		fc.constantFrom({ kind: 'break' as const }, { kind: 'sleep' as const }, { kind: 'begin' as const }),
	),
	{ maxLength: 25 },
) as fc.Arbitrary<Event[]>

/** Fails where something was copied that did not change. */
function expectShared(before: unknown, after: unknown): void {
	if (isDeepStrictEqual(before, after)) expect(after).toBe(before)
	else if (isInside(before) && isInside(after) && Array.isArray(before) === Array.isArray(after))
		for (const key of Object.keys(after))
			if (Object.hasOwn(before, key)) expectShared(before[key], after[key])
}

const isInside = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null

/** Nobody may write in what a follower holds: later views are made of it. */
function freeze(node: unknown): void {
	if (isInside(node)) Object.values(Object.freeze(node)).forEach(freeze)
}

function follow(all: readonly Event[], follower: FollowedDocument, look: () => void): void {
	let authority = new AuthorityDocument()
	let moves: unknown[] = []
	let moved = 0 // so that no move is like another
	let stored: Uint8Array[] = []
	let underWay: Uint8Array[] = []
	const hear = (update: Uint8Array) => Y.applyUpdate(follower.doc, update)
	for (const event of all) {
		if (event.kind === 'show') {
			const added = Array.from({ length: event.added }, () => [0, moved++])
			moves = [...moves.slice(0, Math.max(0, moves.length - event.takenBack)), ...added]
			const update = authority.project(event.view, moves)
			if (update) stored.push(update)
			if (update) underWay.push(update)
			continue
		}
		if (event.kind === 'hear') underWay.splice(0).forEach(hear)
		if (event.kind === 'break') {
			underWay = []
			hear(authority.since(Y.encodeStateVector(follower.doc)))
		}
		if (event.kind === 'sleep') authority = new AuthorityDocument(stored)
		if (event.kind === 'begin') {
			authority = new AuthorityDocument()
			moves = []
			stored = []
			underWay = []
			follower.renew()
		}
		look()
	}
}

test('a list becomes shorter, and its items stay', () => {
	const authority = new AuthorityDocument()
	const follower = followDocument(false)
	const show = (view: unknown) => {
		Y.applyUpdate(follower.doc, authority.project(view)!)
		return follower.read()
	}
	const [first] = (show({ list: [['a'], 1, { b: 2 }], rest: {} }) as { list: unknown[] }).list
	const { list } = show({ list: [['a']], rest: {} }) as { list: unknown[] }
	expect(list).toHaveLength(1)
	expect(list[0]).toBe(first)
	expect(show({ list: [], rest: {} })).toEqual({ list: [], rest: {} })
})

describe('after every update, several at once, a break, a sleep and a new game', () => {
	test('what is followed is what a fresh look finds, and what did not change is the same object', () => {
		expectAsFresh(false, readView)
	})

	test('a table likewise, with its moves', () => {
		expectAsFresh(true, (doc) => readView(doc) && readTable(doc))
	})
})

function expectAsFresh(isTable: boolean, readFresh: (doc: Y.Doc) => unknown): void {
	fc.assert(
		fc.property(events, (all) => {
			const follower = followDocument(isTable)
			let before: unknown
			follow(all, follower, () => {
				const after = follower.read()
				expect(after).toEqual(readFresh(follower.doc))
				expectShared(before, after)
				expect(follower.read()).toBe(after)
				freeze(after)
				before = after
			})
		}),
		{ numRuns: 300 },
	)
}

describe('on a page', () => {
	test('a move leaves alone what the game is about, the moves before it, and the room', async () => {
		const { ada } = await newSetting().play()
		const { table, room } = ada.connection
		const [before, roomBefore] = [table.value!, room.value]
		await ada.send('move', { steps: [take(1)] })
		expect(table.value).not.toBe(before)
		expect(table.value!.about).toBe(before.about)
		expect(room.value).toBe(roomBefore)
		const [first] = table.value!.moves
		await ada.send('move', { steps: [take(1)] })
		expect(table.value!.moves[0]).toBe(first)
	})

	test('the next game has the options of the last one, where they are the same', async () => {
		const { ada } = await newSetting().finish()
		const { table, room } = ada.connection
		const [{ options }, seats] = [table.value!.about, room.value!.seats]
		await ada.send('start')
		expect(room.value!.epoch).toBe(2)
		expect(table.value!.moves).toEqual([])
		expect(table.value!.about.options).toBe(options)
		expect(room.value!.seats).toBe(seats)
	})
})
