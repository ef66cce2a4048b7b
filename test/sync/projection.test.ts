import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Room } from '../../shared/room/room.ts'
import { viewRoom } from '../../shared/room/view.ts'
import { type DocumentName, decodeDocumentFrame, readMoves, readView } from '../../shared/sync/documents.ts'
import { Projection } from '../../shared/sync/projection.ts'
import type { DocumentUpdate } from '../../shared/sync/shell.ts'
import { type Bench, playing, seated } from '../support/bench.ts'
import { findToy } from '../support/toys.ts'

let projection = new Projection(findToy)
beforeEach(() => {
	projection = new Projection(findToy)
})

const named = (updates: readonly DocumentUpdate[]) => updates.map(({ name, epoch }) => [name, epoch])

/** What somebody who knows nothing of a document, and asks about that epoch, is answered. */
function answered(name: DocumentName, epoch: number, known = Y.encodeStateVector(new Y.Doc())) {
	const frame = decodeDocumentFrame(projection.answer({ name, epoch, kind: 'ask', body: known }))!
	const doc = new Y.Doc()
	Y.applyUpdate(doc, frame.body)
	return { epoch: frame.epoch, kind: frame.kind, doc }
}

const take = (bench: Bench) => bench.move('ada', { kind: 'take', count: 1 })

/** A room that shows something else each time. */
const other = (room: Room, count: number): Room => ({ ...room, options: { count } })

describe('the documents', () => {
	test('show a room without a game, and are written where something differs', () => {
		const { room } = seated()
		expect(named(projection.show(room))).toEqual([['room', 1]])
		expect(projection.show(room)).toEqual([])
		const { epoch, kind, doc } = answered('room', 1)
		expect([epoch, kind]).toEqual([1, 'state'])
		expect(readView(doc)).toEqual(viewRoom(room, findToy))
	})

	test('begin anew with every game: the table by the game’s number, the room by the next', () => {
		const lobby = seated({}, 'bob')
		projection.show(lobby.room)
		const bench = playing()
		expect(named(projection.show(bench.room))).toEqual([
			['room', 2],
			['table', 1],
		])
		take(bench)
		expect(named(projection.show(bench.room))).toEqual([['table', 1]])
		expect(readMoves(answered('table', 1).doc)).toEqual([[0, ['take', 1]]])
	})

	test('are told as a whole to whoever asks about another game, and else what they lack', () => {
		const bench = playing()
		projection.show(bench.room)
		const { doc } = answered('table', 1)
		take(bench)
		projection.show(bench.room)
		const known = Y.encodeStateVector(doc)
		expect(readView(answered('table', 7, known).doc)).toHaveProperty('about')
		expect(readView(answered('table', 1, known).doc)).toBeUndefined()
		const frame = decodeDocumentFrame(
			projection.answer({ name: 'table', epoch: 1, kind: 'ask', body: known }),
		)!
		Y.applyUpdate(doc, frame.body)
		expect(readMoves(doc)).toHaveLength(1)
	})
})

describe('taken up from the store', () => {
	test('they are as they were, and nothing is written', () => {
		const bench = playing()
		const stored = projection.show(bench.room)
		take(bench)
		stored.push(...projection.show(bench.room))
		projection = new Projection(findToy)
		projection.load(stored, 1)
		expect(projection.show(bench.room)).toEqual([])
		take(bench)
		expect(named(projection.show(bench.room))).toEqual([['table', 1]])
	})

	test('they are the latest of the room, and that game’s table', () => {
		const bench = playing()
		const earlier = projection.show(seated().room)
		const stored = projection.show(bench.room)
		projection = new Projection(findToy)
		projection.load([...stored, ...earlier, { ...stored.at(-1)!, epoch: 9 }], 1)
		expect(projection.show(bench.room)).toEqual([])
		expect(answered('room', 0).epoch).toBe(2)
	})

	test('there may be none: then the room’s begins with 1', () => {
		projection.load([], 0)
		expect(named(projection.show(seated().room))).toEqual([['room', 1]])
		expect(answered('table', 0).epoch).toBe(0)
	})
})

describe('a document with more than fifty updates', () => {
	test('should be written as one, and then has one', () => {
		const { room } = seated()
		for (let count = 0; count < 50; count++) projection.show(other(room, count))
		expect(projection.grown).toBeUndefined()
		projection.show(other(room, 50))
		expect(projection.grown).toBe('room')
		const whole = projection.whole('room')
		expect([whole.name, whole.epoch]).toEqual(['room', 1])
		const doc = new Y.Doc()
		Y.applyUpdate(doc, whole.update)
		expect(readView(doc)).toEqual(viewRoom(other(room, 50), findToy))
		expect(projection.grown).toBeUndefined()
		for (let count = 0; count < 49; count++) projection.show(other(room, count))
		expect(projection.grown).toBeUndefined()
		projection.show(room)
		expect(projection.grown).toBe('room')
	})

	test('is known as one after a wake too; the table goes first', () => {
		const bench = playing()
		const stored = projection.show(bench.room)
		for (let count = 0; count < 51; count++) {
			stored.push(...projection.show(other(bench.room, count)))
			take(bench)
			stored.push(...projection.show(bench.room))
			bench.must('ada', 'undo')
			stored.push(...projection.show(bench.room))
		}
		projection = new Projection(findToy)
		projection.load(stored, 1)
		expect(projection.grown).toBe('table')
		projection.whole('table')
		expect(projection.grown).toBe('room')
	})
})

test('a room’s document that has grown past 16 KiB is begun anew', () => {
	const { room } = seated()
	const long = (length: number): Room => ({ ...room, options: { text: 'x'.repeat(length) } })
	projection.show(long(20_000))
	expect(named(projection.show(long(3)))).toEqual([['room', 1]])
	projection.show(long(20_000))
	projection.whole('room')
	expect(named(projection.show(long(4)))).toEqual([['room', 2]])
	expect(named(projection.show(long(5)))).toEqual([['room', 2]])
	projection.whole('room')
	expect(named(projection.show(long(6)))).toEqual([['room', 2]])
})

test('of 16 KiB to the byte it is not yet, one byte more and it is', () => {
	const { room } = seated()
	const shown = (length: number): Room => ({ ...room, options: { text: 'x'.repeat(length) } })
	const written = (length: number) => {
		projection = new Projection(findToy)
		projection.show(shown(length))
		return projection.whole('room').update.length
	}
	const fitting = 16_000 + 16_384 - written(16_000)
	expect(written(fitting)).toBe(16_384)
	expect(named(projection.show(shown(1)))).toEqual([['room', 1]])
	expect(written(fitting + 1)).toBe(16_385)
	expect(named(projection.show(shown(1)))).toEqual([['room', 2]])
})
