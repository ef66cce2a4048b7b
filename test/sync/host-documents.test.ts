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

	test('W43: are brought up to date by the difference', async () => {
		const { ada } = await play()
		const { frame, doc } = await follow(ada, 'table', 1)
		Y.applyUpdate(doc, frame.body)
		await ada.command('move', take, { epoch: 1 })
		const again = await follow(ada, 'table', 1, doc)
		expect(again.frame.body.length).toBeLessThan(frame.body.length / 4)
		Y.applyUpdate(doc, again.frame.body)
		expect(readTable(doc)).toMatchObject({ now: { turn: 1 }, table: { heap: 11, turn: 1 } })
	})

	test('W43: of another game are sent whole, under their own number', async () => {
		const { ada } = await play()
		const { frame: first, doc: old } = await follow(ada, 'table', 1)
		Y.applyUpdate(old, first.body)
		const { frame } = await follow(ada, 'table', 7, old)
		expect(frame.epoch).toBe(1)
		const doc = new Y.Doc()
		Y.applyUpdate(doc, frame.body)
		expect(readTable(doc)).toMatchObject({ now: { turn: 0 } })
	})

	test('that have many updates are stored as one while the room is awake, and read the same', async () => {
		const { ada } = await play()
		for (let i = 0; i < 60; i++) {
			clock.pass(1_000)
			await ada.command('profile', { name: `Ada ${i}` })
		}
		const before = await follow(ada, 'room', 2)
		const stored = authority.store.stored.updates.filter(({ name }) => name === 'room')
		expect(stored.length).toBeLessThan(15)
		authority.sleep()
		await authority.settle()
		const after = await follow(ada, 'room', 2)
		expect(after.frame).toEqual(before.frame)
	})

	test('a document that cannot be stored as one is reported, and the room goes on and wakes', async () => {
		const { ada } = await play()
		authority.store.compact = () => Promise.reject(new Error('too big'))
		for (let i = 0; i < 60; i++) {
			clock.pass(1_000)
			await ada.command('profile', { name: `Ada ${i}` })
		}
		expect(authority.reported).toEqual([new Error('too big')])
		authority.sleep()
		expect(await authority.settle()).toBe(true)
	})

	test('W48: the one of the room begins anew when it was written over and over between two games', async () => {
		await create()
		const ada = await Visitor.enter(authority, 'ada')
		await ada.command('sit', { name: 'Ada' })
		const epochs = new Set<number>()
		for (let i = 0; i < 6_000; i++) {
			clock.pass(1_000)
			await ada.command('profile', { colour: i % 6, name: `Ada ${i}` })
			epochs.add(ada.documents.at(-1)!.epoch)
		}
		expect(epochs.size).toBeGreaterThan(1)
		const { frame } = await follow(ada, 'room', 0)
		expect(frame.body.length).toBeLessThan(20_000)
		expect(authority.store.volume.characters).toBeLessThan(100_000)
	})

	test('are mended when the room wakes and they do not show what the log tells', async () => {
		const { ada } = await play()
		const whole = authority.store.stored.updates.find(({ name }) => name === 'table')!
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

test('a room at rest whose documents a crash left behind is stored in one update each, its table too', async () => {
	const { ada, bob } = await play()
	await ada.command('move', take, { epoch: 1 })
	await ada.command('propose', { what: 'end' }, { epoch: 1, turn: 1 })
	await bob.command('reply', { proposal: 3, yes: true }, { epoch: 1, turn: 1 })
	expect(await authority.host.about()).toMatchObject({ phase: 'over' })
	const { store } = authority
	const read = store.read.bind(store)
	store.read = async () => ({ ...(await read()), updates: [] })
	authority.sleep()
	await authority.settle()
	expect(store.stored.updates.map(({ name }) => name).sort()).toEqual(['room', 'table'])
})
