import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { type DocumentName, readTable } from '../../shared/sync/documents.ts'
import { Visitor } from '../support/visitor.ts'
import { ask, newSetting, take } from './host-setting.ts'

let { authority, clock, create, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, create, play } = newSetting())
})

describe('documents', () => {
	const follow = async (visitor: Visitor, name: DocumentName, epoch: number, doc = new Y.Doc()) => {
		await visitor.say(ask(name, epoch, doc))
		const frame = visitor.documents.findLast((candidate) => candidate.kind === 'state')!
		return { frame, doc }
	}

	test('are brought up to date by the difference', async () => {
		const { ada } = await play()
		const { frame, doc } = await follow(ada, 'table', 1)
		Y.applyUpdate(doc, frame.body)
		await ada.command('move', take, { epoch: 1 })
		const again = await follow(ada, 'table', 1, doc)
		expect(again.frame.body.length).toBeLessThan(frame.body.length / 4)
		Y.applyUpdate(doc, again.frame.body)
		expect(readTable(doc)).toMatchObject({ now: { turn: 1 }, table: { heap: 11, turn: 1 } })
	})

	test('of another game are sent whole, under their own number', async () => {
		const { ada } = await play()
		const { frame: first, doc: old } = await follow(ada, 'table', 1)
		Y.applyUpdate(old, first.body)
		const { frame } = await follow(ada, 'table', 7, old)
		expect(frame.epoch).toBe(1)
		const doc = new Y.Doc()
		Y.applyUpdate(doc, frame.body)
		expect(readTable(doc)).toMatchObject({ now: { turn: 0 } })
	})

	test('that have many updates are stored as one when the room wakes, and read the same', async () => {
		await create()
		const ada = await Visitor.enter(authority, 'ada')
		await ada.command('sit', { name: 'Ada' })
		for (let i = 0; i < 60; i++) {
			clock.pass(1_000)
			await ada.command('chat', { text: `line ${i}` })
		}
		const before = await follow(ada, 'room', 0)
		authority.sleep()
		await authority.settle()
		expect(authority.store.updates).toHaveLength(1)
		const after = await follow(ada, 'room', 0)
		expect(after.frame.body).toEqual(before.frame.body)
	})

	test('are mended when the room wakes and they do not show what the log tells', async () => {
		const { ada } = await play()
		const whole = authority.store.updates.find(({ name }) => name === 'table')!
		await ada.command('move', take, { epoch: 1 })
		await authority.store.compact(whole) // as if the last update had been lost
		authority.sleep()
		await authority.settle()
		ada.listen()
		expect(ada.documents.at(-1)).toMatchObject({ name: 'table', epoch: 1, kind: 'update' })
		const late = await follow(await Visitor.enter(authority, 'eve'), 'table', 1)
		Y.applyUpdate(late.doc, late.frame.body)
		expect(readTable(late.doc)).toMatchObject({ now: { turn: 1 }, moves: [[0, ['take', 1], ['pass']]] })
	})
})
