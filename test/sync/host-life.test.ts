import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { quickBot } from '../../shared/kernel/bot.ts'
import { ROOM_LIFETIME } from '../../shared/room/room.ts'
import { AuthorityDocument } from '../../shared/sync/authority-document.ts'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { readView } from '../../shared/sync/documents.ts'
import { findChangedToy } from '../support/toys.ts'
import { Visitor } from '../support/visitor.ts'
import { ask, newSetting, take } from './host-setting.ts'

let { authority, clock, create, entries, play, playWithBot } = newSetting()
const use = (setting: ReturnType<typeof newSetting>) => {
	;({ authority, clock, create, entries, play, playWithBot } = setting)
}
beforeEach(() => use(newSetting()))

describe('what the room does by itself', () => {
	/** The table has shown the first number, and waits for it to be grabbed. */
	const expectFirstMove = () => {
		expect(entries().at(-1)).toBe('move')
		expect(authority.store.alarmAt).toBe(clock.now + 5_000)
	}

	test('it asks to be woken for, and does when it is', async () => {
		const { ada } = await play('dash')
		const began = clock.now
		clock.pass(500)
		authority.ring() // for the networks, before the race
		await authority.settle()
		expect(authority.store.alarmAt).toBe(began + 1_000)
		clock.pass(500)
		authority.ring()
		await authority.settle()
		expectFirstMove()
		ada.listen()
		expect(ada.documents.at(-1)).toMatchObject({ name: 'table' })
	})

	test('it does not do early, and asks again', async () => {
		await play('dash')
		clock.pass(400)
		authority.store.alarmAt = clock.now
		authority.ring()
		await authority.settle()
		expect(entries().at(-1)).toBe('start')
		expect(authority.store.alarmAt).toBe(clock.now + 600)
	})

	test('it does after a crash too, although nobody asked to be woken', async () => {
		await play('dash')
		authority.store.alarmAt = undefined
		clock.pass(1_500)
		authority.restart()
		await authority.settle()
		expectFirstMove()
	})

	test('if the rules refuse it or stumble over it, that is reported, and people still can go on', async () => {
		const bots = {
			odd: quickBot(
				() => 0,
				() => {
					throw new Error('stumbled')
				},
			),
		}
		const wrong = quickBot(
			() => 0,
			() => [{ kind: 'pass' }],
		)
		for (const change of [{ bots }, { bots: { wrong } }]) {
			use(newSetting(findChangedToy(change)))
			const ada = await playWithBot()
			await ada.command('move', take, { epoch: 1 })
			expect(await ada.command('profile', { name: 'hm' })).toContainEqual({
				type: 'ack',
				id: expect.anything(),
			})
			expect(authority.reported[0]).toBeInstanceOf(Error)
			authority.sleep()
			expect(await authority.settle()).toBe(true)
		}
	})
})

test('where there is no room, an alarm that rings all the same is survived', async () => {
	authority.wake()
	expect(await authority.settle()).toBe(true)
	expect(authority.store.alarmAt).toBeUndefined()
})

describe('the end of a room', () => {
	test('comes two weeks after its last entry, and not before', async () => {
		const { ada } = await play()
		expect(authority.store.alarmAt).toBe(clock.now + ROOM_LIFETIME)
		clock.pass(ROOM_LIFETIME - 1)
		await ada.command('chat', { text: 'still here' })
		clock.pass(1)
		authority.store.alarmAt = clock.now
		authority.ring()
		await authority.settle()
		expect(await authority.host.admits()).toBe('yes')
		clock.pass(ROOM_LIFETIME)
		authority.ring()
		await authority.settle()
		ada.listen()
		expect(ada.closed).toBe(closeCodes.roomClosed)
		expect(entries()).toEqual([])
		expect(await authority.host.admits()).toBe('no-such-room')
	})

	test('leaves nothing behind for the next room of that name', async () => {
		await play()
		clock.pass(ROOM_LIFETIME)
		authority.ring()
		await authority.settle()
		await create()
		const stored = new AuthorityDocument(authority.store.stored.updates.map(({ update }) => update)).doc
		expect(readView(stored)).toMatchObject({ phase: 'lobby', seats: [] })
		const ada = await Visitor.enter(authority, 'ada')
		await ada.say(ask('room'))
		await ada.say(ask('table'))
		const [room, table] = ada.documents.map(({ body }) => {
			const doc = new Y.Doc()
			Y.applyUpdate(doc, body)
			return doc
		})
		expect(readView(room!)).toMatchObject({ phase: 'lobby', seats: [] })
		expect(readView(table!)).toBeUndefined()
		expect(ada.documents[1]?.epoch).toBe(0)
	})
})

test('a room that is over leaves no name behind in the documents of the next one', async () => {
	await create()
	const ada = await Visitor.enter(authority, 'ada')
	await ada.command('sit', { name: 'Adelheid' })
	clock.pass(ROOM_LIFETIME)
	authority.ring()
	await authority.settle()
	await create()
	for (const { update } of authority.store.stored.updates)
		expect(Buffer.from(update).toString('latin1')).not.toContain('Adelheid')
})

test('the next room of that name is stored as the first one was, to the byte', async () => {
	await create()
	const first = authority.store.stored.updates
	const ada = await Visitor.enter(authority, 'ada')
	await ada.command('sit', { name: 'Ada' })
	clock.pass(ROOM_LIFETIME)
	authority.ring()
	await authority.settle()
	await create()
	expect(authority.store.stored.updates).toEqual(first)
})

describe('a failure of the store', () => {
	test('stops the host, so that nobody is shown what is not stored', async () => {
		const { ada, bob } = await play()
		authority.store.fuse = 0
		await ada.command('chat', { text: 'lost' })
		bob.listen()
		const heard = bob.documents.length
		await expect(authority.host.about()).rejects.toThrow()
		await bob.say(ask('room'))
		expect(bob.documents).toHaveLength(heard)
		authority.restart()
		expect(await authority.host.about()).toMatchObject({ phase: 'playing' })
	})
})
