import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { AUTHORITY_CLIENT, AuthorityDocument, parseQuestion } from '../../shared/sync/authority-document.ts'
import { ByteWriter } from '../../shared/sync/byte-writer.ts'
import {
	decodeDocumentFrame,
	encodeDocumentFrame,
	readTable,
	readView,
	writeDocumentFrame,
} from '../../shared/sync/documents.ts'

const leaf = fc.oneof(fc.constantFrom(null, true, false), fc.integer(), fc.string({ maxLength: 3 }))
const view = fc.dictionary(
	fc.constantFrom('a', 'b', 'c', 'd'),
	fc.oneof(
		leaf,
		fc.array(leaf, { maxLength: 3 }),
		fc.dictionary(fc.constantFrom('x', 'y'), leaf, { noNullPrototype: true }),
	),
	{ noNullPrototype: true, minKeys: 1 },
)
const moves = fc.array(fc.tuple(fc.nat(3), leaf), { maxLength: 5 })
const scenes = fc.array(fc.record({ view, moves, isAfterSleep: fc.boolean() }), {
	minLength: 1,
	maxLength: 12,
})

const movesIn = (doc: Y.Doc) => doc.getArray('moves').toArray()

test('a document’s frame is the same to the byte from a writer that wrote others before', () => {
	const writer = new ByteWriter()
	fc.assert(
		fc.property(
			fc.record({
				name: fc.constantFrom('room' as const, 'table' as const),
				epoch: fc.nat(100_000),
				kind: fc.constantFrom('ask' as const, 'state' as const, 'update' as const),
				body: fc.uint8Array({ maxLength: 6_000 }),
			}),
			(frame) => {
				expect(writeDocumentFrame(writer, frame)).toEqual(encodeDocumentFrame(frame))
			},
		),
	)
})

describe('projection', () => {
	test('the document shows exactly the view; the same view again writes nothing', () => {
		fc.assert(
			fc.property(scenes, (all) => {
				const doc = new AuthorityDocument()
				for (const scene of all) {
					doc.project(scene.view, scene.moves)
					expect(readView(doc.doc)).toEqual(scene.view)
					expect(movesIn(doc.doc)).toEqual(scene.moves)
					expect(doc.project(structuredClone(scene.view), structuredClone(scene.moves))).toBeUndefined()
				}
			}),
		)
	})

	test('W45: whoever follows the updates sees the same, however often the room slept in between', () => {
		fc.assert(
			fc.property(scenes, (all) => {
				const stored: Uint8Array[] = []
				const follower = new Y.Doc()
				let doc = new AuthorityDocument()
				for (const scene of all) {
					if (scene.isAfterSleep) doc = new AuthorityDocument(stored)
					const update = doc.project(scene.view, scene.moves)
					if (!update) continue
					stored.push(update)
					Y.applyUpdate(follower, update)
					expect(readView(follower)).toEqual(scene.view)
					expect(movesIn(follower)).toEqual(scene.moves)
				}
				const late = new Y.Doc()
				Y.applyUpdate(late, doc.since(Y.encodeStateVector(late)))
				expect(readView(late)).toEqual(readView(follower))
				expect(Y.encodeStateVector(late)).toEqual(Y.encodeStateVector(follower))
			}),
		)
	})

	test('W45: whoever comes late, at any time, sees the same from then on, told of each change or asking now and then', () => {
		fc.assert(
			fc.property(scenes, fc.nat(7), (all, asksEvery) => {
				let doc = new AuthorityDocument()
				const stored: Uint8Array[] = []
				const told: Y.Doc[] = []
				const asking: Y.Doc[] = []
				const ask = (late: Y.Doc) => Y.applyUpdate(late, doc.since(Y.encodeStateVector(late)))
				for (const [time, scene] of all.entries()) {
					if (scene.isAfterSleep)
						doc = new AuthorityDocument([...stored.splice(0, stored.length, doc.stored)])
					const update = doc.project(scene.view, scene.moves)
					if (update) {
						stored.push(update)
						for (const late of told) Y.applyUpdate(late, update)
					}
					if (asksEvery === 0 || time % asksEvery === 0) asking.forEach(ask)
					for (const lates of [told, asking]) {
						const late = new Y.Doc()
						ask(late)
						lates.push(late)
					}
					for (const late of [...told, asking.at(-1)!]) {
						expect(readView(late)).toEqual(scene.view)
						expect(movesIn(late)).toEqual(scene.moves)
					}
				}
				asking.forEach(ask)
				for (const late of asking) {
					expect(readView(late)).toEqual(readView(doc.doc))
					expect(movesIn(late)).toEqual(movesIn(doc.doc))
				}
			}),
		)
	})

	test('what was overwritten costs nobody anything who comes later', () => {
		const doc = new AuthorityDocument()
		const young = () => doc.since(new Uint8Array([0])).length
		doc.project({ turn: 100, pile: 0, cells: { 3: 'a' } }, [[0, 'x']])
		const before = young()
		for (let turn = 101; turn < 1_000; turn++)
			doc.project({ turn, pile: -turn, cells: { 3: 'a' } }, [[0, 'x']])
		expect(young()).toBeLessThan(before + 16)
		expect(doc.stored.length).toBeGreaterThan(1_000)
	})

	test('a key without a value is as good as none', () => {
		const doc = new AuthorityDocument()
		doc.project({ a: 1 })
		doc.project({ b: undefined })
		expect(doc.doc.getMap('view').size).toBe(0)
		doc.project({ a: 1, b: undefined })
		doc.project({ a: undefined, b: 2 })
		expect(readView(doc.doc)).toEqual({ b: 2 })
	})

	test('W45: nobody but the authority has written in a document', () => {
		const doc = new AuthorityDocument()
		doc.project({ a: 1 })
		const again = new AuthorityDocument([doc.stored])
		again.project({ a: 2 }, [[0, 'x']])
		expect([...Y.decodeStateVector(Y.encodeStateVector(again.doc)).keys()]).toEqual([AUTHORITY_CLIENT])
	})

	test('a small change makes a small update, in a large view too', () => {
		const cells = Array.from({ length: 200 }, (_, i) => ({ tile: i, turned: false }))
		const doc = new AuthorityDocument()
		doc.project({ cells })
		const turned = cells.with(77, { tile: 77, turned: true })
		expect(doc.project({ cells: turned }, [[0, 77]])!.length).toBeLessThan(60)
	})

	test('a table is its view and its moves', () => {
		const doc = new AuthorityDocument()
		doc.project({ now: { turn: 1 }, table: { heap: 3 } }, [[0, ['take', 1]]])
		expect(readTable(doc.doc)).toEqual({ now: { turn: 1 }, table: { heap: 3 }, moves: [[0, ['take', 1]]] })
	})
})

describe('frames', () => {
	const frame = fc.record({
		name: fc.constantFrom('room' as const, 'table' as const),
		epoch: fc.nat(),
		kind: fc.constantFrom('ask' as const, 'state' as const, 'update' as const),
		body: fc.uint8Array(),
	})

	test('what is written can be read', () => {
		fc.assert(
			fc.property(frame, (value) => {
				expect(decodeDocumentFrame(encodeDocumentFrame(value))).toEqual(value)
			}),
		)
	})

	test('W41: garbage is no frame, and nothing worse', () => {
		const mangled = fc.tuple(frame, fc.nat(), fc.nat(255)).map(([value, at, byte]) => {
			const bytes = encodeDocumentFrame(value)
			bytes[at % bytes.length] = byte
			return bytes
		})
		fc.assert(
			fc.property(fc.oneof(fc.uint8Array(), mangled), (bytes) => {
				const read = decodeDocumentFrame(bytes)
				if (read) expect(decodeDocumentFrame(encodeDocumentFrame(read))).toEqual(read)
			}),
			{ numRuns: 500 },
		)
		for (const bytes of [[], [0], [0, 0, 0], [2, 0, 0, 0], [0, 0, 3, 0], [0, 0, 0, 9, 1], [0, 0, 0, 0, 7]])
			expect(decodeDocumentFrame(Uint8Array.from(bytes))).toBeUndefined()
	})

	test('W42: clients may ask and nothing else', () => {
		const ask = { name: 'room', epoch: 0, kind: 'ask', body: new Uint8Array([0]) } as const
		expect(parseQuestion(encodeDocumentFrame(ask))).toEqual(ask)
		for (const kind of ['state', 'update'] as const)
			expect(parseQuestion(encodeDocumentFrame({ ...ask, kind }))).toEqual({ rejected: 'read-only' })
		expect(parseQuestion(new Uint8Array([9]))).toEqual({ rejected: 'malformed' })
	})

	test('W44: a state vector that is none is answered with the whole document, never with a throw', () => {
		const doc = new AuthorityDocument()
		doc.project({ a: 1, b: [1, 2, 3] })
		fc.assert(
			fc.property(fc.uint8Array(), (vector) => {
				expect(doc.since(vector)).toBeInstanceOf(Uint8Array)
			}),
			{ numRuns: 300 },
		)
		const late = new Y.Doc()
		Y.applyUpdate(late, doc.since(new Uint8Array([255])))
		expect(readView(late)).toEqual({ a: 1, b: [1, 2, 3] })
	})
})
