import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { openConnection } from '../../client/connection/connection.ts'
import { LogCopy } from '../../client/peer/log-copy.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { RoomView, TableView } from '../../shared/room/view.ts'
import { type DocumentName, encodeDocumentFrame, readView } from '../../shared/sync/documents.ts'
import { flatten } from '../../shared/sync/flatten.ts'
import { unflatten } from '../../shared/sync/unflatten.ts'
import { fakeEnvironment } from '../support/fake-environment.ts'

/** What every object of the page has, before and after. */
const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype]
const inherited = prototypes.map((prototype) => Reflect.ownKeys(prototype))

/** What every object has after something was done that it had not before; it is taken away again at once. */
function addedBy(work: () => void): PropertyKey[] {
	try {
		work()
	} finally {
		spoiled.push(...prototypes.flatMap(cleanse))
	}
	return spoiled.splice(0)
}

const spoiled: PropertyKey[] = []

function cleanse(prototype: object, index: number): PropertyKey[] {
	const added = Reflect.ownKeys(prototype).filter((key) => !inherited[index]!.includes(key))
	for (const key of added) Reflect.deleteProperty(prototype, key)
	return added
}

const seat = { id: 1, name: 'Ada', colour: 0, played: 'person', bot: null, owned: false } as const

const lobby: RoomView = {
	code: 'BCDFGH',
	game: 'heap',
	options: {},
	phase: 'lobby',
	epoch: 0,
	creator: 1,
	seats: [seat],
}

const about: TableView['about'] = {
	game: 'heap',
	version: 1,
	options: {},
	seats: [{ id: 1, name: 'Ada', colour: 0 }],
	startedAt: 0,
	commitment: '0'.repeat(64),
}

const table: TableView = {
	about,
	now: { turn: 0, undo: null, outcome: null, outdated: false, seed: null },
	table: { heap: 6 },
	moves: [],
}

type Leaves = Iterable<readonly [path: string, leaf: unknown]>

/** A document as a hostile host would write it: any path, any leaf. */
function write(doc: Y.Doc, leaves: Leaves, moves: readonly unknown[] = []): Uint8Array {
	doc.transact(() => {
		doc.getMap('view').clear()
		for (const [path, leaf] of leaves) doc.getMap('view').set(path, leaf)
		doc.getArray('moves').delete(0, doc.getArray('moves').length)
		doc.getArray('moves').push([...moves])
	})
	return Y.encodeStateAsUpdate(doc)
}

const frameOf = (name: DocumentName, body: Uint8Array, epoch = 0, kind: 'state' | 'update' = 'state') =>
	encodeDocumentFrame({ name, epoch, kind, body })

let around = fakeEnvironment()
let connection = openConnection({ code: 'BCDFGH', token: '', url: 'ws://room', environment: around })
let room = new Y.Doc() // the host's own, so that what it writes takes the place of what it wrote before

const hear = (data: string | Uint8Array) => around.wires.at(-1)!.socket.take({ data })
const showRoom = (leaves: Leaves) => hear(frameOf('room', write(room, leaves)))
const showTable = (view: object, moves: readonly unknown[] = []) => {
	const { moves: _, ...leaves } = view as TableView
	hear(frameOf('table', write(new Y.Doc(), flatten(leaves), moves), 1))
	showRoom(flatten({ ...lobby, phase: 'playing', epoch: 1 }))
}

/** Reaches a page whose room is in its lobby. */
beforeEach(() => {
	around = fakeEnvironment()
	connection = openConnection({ code: 'BCDFGH', token: '', url: 'ws://room', environment: around })
	room = new Y.Doc()
	around.wires[0]!.socket.take('open')
	hear(JSON.stringify({ type: 'you', seat: 1, owns: null, now: 5 }))
	hear(frameOf('table', write(new Y.Doc(), [])))
	showRoom(flatten(lobby))
	expect(connection.room.value).toEqual(lobby)
	expect(connection.status.value).toBe('online')
})

describe('W49: a path of a document', () => {
	test.each(['.__proto__.polluted', '.seats.__proto__.polluted', ':0.__proto__.polluted', '.__proto__:0'])(
		'%s changes nothing that every object has',
		(path) => {
			expect(addedBy(() => unflatten([[path, 'spoiled']]))).toEqual([])
			expect(addedBy(() => showRoom([...flatten(lobby), [path, 'spoiled']]))).toEqual([])
		},
	)

	test.each(['__proto__', 'constructor', 'prototype', '%5f_proto__'])('%s never becomes a key', (key) => {
		let read: unknown
		const added = addedBy(() => {
			read = unflatten([
				['.kept', 1],
				[`.${key}`, {}],
				[`.inside.${key}.name`, 'spoiled'],
				[`.${key}.inside`, 'spoiled'],
			])
		})
		expect(added).toEqual([])
		expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
		expect(Reflect.ownKeys(read as object).filter((name) => name !== 'inside')).toEqual(['kept'])
		expect(JSON.stringify(read)).not.toMatch(/spoiled/)
	})

	test('W49: makes no list that is longer than what is in it, and no list into a table', () => {
		for (const path of [':4000000000', ':-1', ':x', ':1e3', ':']) {
			const read = unflatten([
				[':0', 'first'],
				[path, 'far away'],
			])
			expect(read).toEqual(['first'])
		}
		expect(
			unflatten([
				[':0', 1],
				['.length', 4_000_000_000],
			]),
		).toEqual([1])
	})

	test('leads to a leaf that has nothing inside', () => {
		const leaf = JSON.parse('{"__proto__":{"name":"spoiled"},"deep":[{}]}')
		showRoom([...flatten({ ...lobby, game: 'metro' }), ['.options', leaf]])
		expect(connection.room.value?.options).toBeOneOf([undefined, {}])
		expect(
			(connection.room.value as unknown as { options?: { name?: string } }).options?.name,
		).toBeUndefined()
	})
})

describe('a text frame', () => {
	test.each([
		'',
		'{',
		'null',
		'[]',
		'5',
		'{"type":"__proto__"}',
		'{"type":"constructor"}',
		'{"type":"weather"}',
		'{"type":"you"}',
		'{"type":"you","seat":"1","owns":null,"now":5}',
		'{"type":"you","seat":null,"owns":null,"now":null}',
		'{"type":"hand"}',
		'{"type":"presence"}',
		'{"type":"presence","here":null,"away":null,"watching":0}',
		'{"type":"presence","here":[1],"away":{"1":"x"},"watching":0}',
		'{"type":"presence","here":[1],"away":{},"watching":0,"network":{"1":null}}',
		'{"type":"rejected","id":1,"code":{}}',
		'{"type":"record","epoch":0,"record":[]}',
		'{"type":"lines","lines":null}',
		'{"type":"lines","lines":[null]}',
		'{"type":"lines","lines":[{"n":1,"seat":1,"name":{},"text":[],"at":0}]}',
		'{"type":"log","epoch":1,"after":0,"entries":5,"rest":0}',
		`{"type":"error","code":${'['.repeat(200_000)}`,
		`{"type":"hand","epoch":0,"turn":0,"moves":0,"hand":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
	])('%# that nobody sends is passed over', (text) => {
		expect(() => hear(text)).not.toThrow()
		expect(connection.presence.value).toBeUndefined()
		expect(connection.you.value).toBe(1)
		expect(connection.chat.value).toEqual([])
	})

	test('brings no key by which objects inherit, however deep', () => {
		showTable(table)
		hear(
			'{"type":"hand","epoch":1,"turn":0,"moves":0,"hand":{"cards":[{"__proto__":{"name":"spoiled"},"constructor":1,"prototype":2,"rank":3}]}}',
		)
		const { cards } = connection.hand.value as { cards: [object] }
		expect(Reflect.ownKeys(cards[0])).toEqual(['rank'])
	})

	test('of a log that is none leaves the copy as it was', () => {
		const copy = new LogCopy()
		const frame = { type: 'log', epoch: 1, after: 0, terms: {}, begin: {}, entries: [{}], rest: 0 }
		const changes = [{ entries: [5] }, { entries: {} }, { terms: 'all' }, { begin: [] }, { epoch: 'x' }]
		for (const text of ['{"type":"log"', ...changes.map((change) => JSON.stringify({ ...frame, ...change }))])
			expect(() => copy.hear(text)).not.toThrow()
		expect(copy.game.value).toBeUndefined()
		copy.hear(JSON.stringify(frame))
		expect(copy.game.value).toEqual({ terms: {}, begin: {}, entries: [{}] })
	})
})

describe('a document', () => {
	const seatsOf = (...seats: unknown[]) => ({ ...lobby, seats })

	test.each([
		['without seats', { ...lobby, seats: undefined }],
		['with a gap among its seats', seatsOf(null, seat)],
		['with a seat that is none', seatsOf(5)],
		['with a seat of no colour', seatsOf({ ...seat, colour: 99 })],
		['with a name that is none', seatsOf({ ...seat, name: ['Ada'] })],
		['with a name as long as a book', seatsOf({ ...seat, name: 'x'.repeat(100_000) })],
		['with more seats than there are people', seatsOf(...new Array(200).fill(seat))],
		['in a phase nobody knows', { ...lobby, phase: 'weather' }],
		['with an epoch that is none', { ...lobby, epoch: '0' }],
		['with a draw that is none', { ...lobby, draw: { promise: 5, lots: 7 } }],
		['with an ask that is none', { ...lobby, asks: [{ id: 5, seat: 'x', name: {} }] }],
		['that is a list', [lobby]],
		['that is empty', {}],
	])('of a room %s is not shown: what was shown stays', (_, view) => {
		expect(() => showRoom(flatten(view))).not.toThrow()
		expect(connection.room.value).toEqual(lobby)
		showRoom(flatten({ ...lobby, game: 'metro' }))
		expect(connection.room.value?.game).toBe('metro')
	})

	test.each<[string, object, unknown[]]>([
		['without a state of things', { ...table, now: undefined }, []],
		['without anything on it', { ...table, table: undefined }, []],
		['with an outcome that is none', { ...table, now: { ...table.now, outcome: { scores: 5 } } }, []],
		['with seats that are none', { ...table, about: { ...about, seats: 'Ada' } }, []],
		['with moves that are none', table, [5]],
		['with a move of nobody', table, [['Ada']]],
	])('of a table %s is not shown', (_, view, moves) => {
		expect(() => showTable(view, moves)).not.toThrow()
		expect(connection.table.value).toBeUndefined()
		expect(connection.room.value).toEqual(lobby)
	})

	test('with moves that inherit from what they brought is not shown', () => {
		const event = JSON.parse('{"__proto__":{"polluted":"spoiled"}}')
		showTable(table, [[0, event]])
		expect(connection.table.value).toBeUndefined()
	})

	test('that nobody can read costs the socket, not the page: the next one brings it whole', () => {
		const body = write(new Y.Doc(), flatten(lobby))
		expect(() => hear(frameOf('room', body.slice(0, body.length / 2), 0, 'update'))).not.toThrow()
		expect(connection.room.value).toEqual(lobby)
		expect(connection.status.value).toBe('reconnecting')
		around.clock.pass(1000)
		around.wires.at(-1)!.socket.take('open')
		hear(frameOf('table', write(new Y.Doc(), [])))
		showRoom(flatten({ ...lobby, game: 'metro' }))
		expect(connection.room.value?.game).toBe('metro')
		expect(connection.status.value).toBe('online')
	})
})

test('W40: thousands of mutilated frames and documents: nothing is thrown, and no object inherits anything', () => {
	const random = randomFrom('a hostile host')
	const texts = [
		{ type: 'you', seat: 1, owns: null, asks: 2, now: 5 },
		{ type: 'ack', id: 'a.1' },
		{ type: 'rejected', id: 'a.1', code: 'stale', step: 1 },
		{ type: 'error', code: 'malformed' },
		{ type: 'hand', epoch: 1, turn: 0, moves: 0, hand: { cards: [1, 2] } },
		{
			type: 'presence',
			here: [1],
			away: { 2: 5 },
			watching: 1,
			network: { 1: { ping: 5, given: 1, verified: true } },
		},
		{ type: 'probe', n: 1 },
		{ type: 'lines', lines: [{ n: 1, seat: 1, name: 'Ada', text: 'hello', at: 5 }] },
		{ type: 'record', epoch: 1, record: { game: 'heap', moves: [] } },
		{ type: 'log', epoch: 1, after: 0, entries: [{ at: 1, by: null, type: 'move', args: {} }], rest: 0 },
	].map((frame) => JSON.stringify(frame))
	const pieces = ['"__proto__"', '"constructor"', 'null', '[]', '{}', '-1', '1e999', '"', ',', ':', '{"a":']
	const paths = ['.__proto__', '.constructor', '.prototype', ':0', ':99999999', '.seats', '.x', '.length', '']
	const leaves = [null, 1, -1, 'x', true, [], {}, [1], { x: 1 }, JSON.parse('{"__proto__":{"id":"spoiled"}}')]
	const below = (count: number) => random.below(count)
	const mutilate = (text: string): string => {
		const at = below(text.length + 1)
		return text.slice(0, at) + random.pick(pieces) + text.slice(at + below(8))
	}
	const chaos = (bytes: Uint8Array): Uint8Array => {
		const copy = Uint8Array.from(bytes)
		for (let times = below(4); times >= 0; times--) copy[below(copy.length)] = below(256)
		return below(5) === 0 ? copy.slice(0, below(copy.length)) : copy
	}
	const document = (): Uint8Array => {
		const name = random.pick<DocumentName>(['room', 'table'])
		const epoch = below(3)
		const view =
			name === 'room' ? { ...lobby, epoch: below(3) } : { about, now: table.now, table: table.table }
		const entries: [string, unknown][] = [...flatten(view)]
		for (let times = below(4); times > 0; times--) {
			const path = Array.from({ length: 1 + below(3) }, () => random.pick(paths)).join('')
			entries.push([path, random.pick(leaves)])
		}
		for (let times = below(3); times > 0; times--) entries.splice(below(entries.length), 1)
		const moves = below(3) === 0 ? [random.pick(leaves)] : []
		const frame = frameOf(name, write(new Y.Doc(), entries, moves), epoch, random.pick(['state', 'update']))
		return below(2) === 0 ? frame : chaos(frame)
	}
	const added = addedBy(() => {
		for (let time = 0; time < 6000; time++) {
			hear(time % 2 === 0 ? document() : mutilate(random.pick(texts)))
			around.clock.pass(20_000) // a socket that was given up is followed by another one
			const { socket } = around.wires.at(-1)!
			if (!socket.isOpen) socket.take('open')
		}
	})
	expect(added).toEqual([])
	expect(connection.room.value?.seats.length).toBeGreaterThanOrEqual(0)
})

test('an honest document is read as it was written', () => {
	const doc = new Y.Doc()
	Y.applyUpdate(
		doc,
		write(new Y.Doc(), flatten({ toString: 1, list: [[], {}], deep: { valueOf: { a: null } } })),
	)
	expect(readView(doc)).toEqual({ toString: 1, list: [[], {}], deep: { valueOf: { a: null } } })
})
