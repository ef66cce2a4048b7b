import { beforeEach, describe, expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { gameOf, underWay } from '../support/shared-device.ts'
import { tokenOf, Visitor } from '../support/visitor.ts'
import { newSetting } from './host-setting.ts'

let { authority, clock, create, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, create, play } = newSetting())
})

/** All that a wake would read, and the record of a game before; bytes as their letters. */
async function everything(): Promise<string> {
	const { store } = authority
	const kept = [store.stored, await store.readChat(), await store.readRecord(1)]
	return JSON.stringify(kept, (_, value) =>
		value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
	)
}

async function endEarly(ada: Visitor, bob: Visitor): Promise<void> {
	await ada.command('propose', { what: 'end' }, { epoch: 1 })
	await bob.command('reply', { proposal: 3, yes: true }, { epoch: 1 })
	expect(await authority.host.about()).toMatchObject({ phase: 'over' })
}

describe('erasing oneself', () => {
	test('W150: goes for whoever got up after a game before, with the record of that game', async () => {
		const { ada, bob } = await play()
		await endEarly(ada, bob)
		await bob.command('leave')
		expect(await everything()).toContain('"Bob"')
		expect((await bob.command('erase')).at(-1)).toMatchObject({ type: 'ack' })
		expect(await everything()).not.toContain('Bob')
		expect(await everything()).toContain('"Ada"')
		expect(authority.store.stored.after).toMatchObject({ room: { phase: 'over', epoch: 1 } })
		authority.sleep()
		expect(await authority.host.about()).toMatchObject({ phase: 'over' })
		expect((await bob.command('erase')).at(-1)).toMatchObject({ code: 'not-seated' })
	})

	test('W150: goes for whoever only asked for a seat', async () => {
		const { ada, bob } = await play()
		await bob.command('leave')
		const eve = await Visitor.enter(authority, 'eve')
		await eve.command('ask', { seat: 2, name: 'Evelina' })
		await eve.command('withdraw')
		expect(await everything()).toContain('Evelina')
		expect((await eve.command('erase')).at(-1)).toMatchObject({ type: 'ack' })
		expect(await everything()).not.toContain('Evelina')
		ada.listen()
		expect(ada.closed).toBeUndefined()
	})

	test('W150: is not acknowledged before it is done: what a crash left is done when it is sent again', async () => {
		const { bob } = await play()
		const erase = { id: 'again', epoch: 0, turn: 0, type: 'erase', args: {} }
		authority.store.fuse = 2 // the entry is written, and nothing after it
		expect(await bob.say(erase)).not.toContainEqual({ type: 'ack', id: 'again' })
		authority.store.fuse = Number.POSITIVE_INFINITY
		authority.restart()
		await authority.settle()
		expect(await everything()).toContain('"Bob"')
		const later = await Visitor.enter(authority, 'bob')
		expect((await later.say(erase)).at(-1)).toMatchObject({ type: 'ack', id: 'again' })
		expect(await everything()).not.toContain('Bob')
	})

	test('W151: a stranger erases nothing, not even what tells of nobody any more', async () => {
		const { ada, bob } = await play()
		await endEarly(ada, bob)
		await bob.command('leave')
		const { store } = authority
		const read = store.read.bind(store)
		const players = [{ name: 'Ada', colour: 0, score: 1 }] // as they were kept before it was noted whose they are
		store.read = async () => {
			const { after, ...stored } = await read()
			const room = { ...after!.room, kept: true as const, results: [{ at: 1, game: 'heap', players }] }
			return { ...stored, after: { ...after!, room } }
		}
		const eve = await Visitor.enter(authority, 'eve')
		const before = await everything()
		expect((await eve.command('erase')).at(-1)).toMatchObject({ code: 'not-seated' })
		expect(await everything()).toBe(before)
		store.fuse = 0
		expect((await eve.command('erase')).at(-1)).toMatchObject({ code: 'not-seated' }) // and nothing is read for them
		store.fuse = Number.POSITIVE_INFINITY
		expect((await bob.command('erase')).at(-1)).toMatchObject({ type: 'ack' })
		expect(await everything()).not.toBe(before)
	})

	test('W151: a room that its last person has left is gone, also where a crash came between', async () => {
		await create()
		const ada = await Visitor.enter(authority, 'ada')
		const erase = { id: 'again', epoch: 0, turn: 0, type: 'erase', args: {} }
		authority.store.fuse = 2
		await ada.say(erase)
		authority.store.fuse = Number.POSITIVE_INFINITY
		authority.restart()
		await authority.settle()
		const later = await Visitor.enter(authority, 'ada')
		await later.say(erase)
		expect(await authority.host.about()).toBeUndefined()
	})

	test('W151: whoever was the last to leave, before a crash, is told once more that the room is closed', async () => {
		await create()
		const ada = await Visitor.enter(authority, 'ada')
		await ada.command('sit', { name: 'Ada' })
		const erase = { id: 'again', epoch: 0, turn: 0, type: 'erase', args: {} }
		authority.store.fuse = 2 // the entry is written, and the room still stored
		await ada.say(erase)
		authority.restart()
		await authority.settle()
		expect(await authority.host.about()).toBeDefined()
		const later = await Visitor.enter(authority, 'ada')
		await later.say(erase)
		expect(await authority.host.about()).toBeUndefined()
		expect(later.closed).toBe(closeCodes.roomClosed)
	})

	test('W150: takes the record of the game before along, where nothing else tells of them any more', async () => {
		const { ada, bob } = await play()
		await endEarly(ada, bob)
		await ada.command('leave')
		const cid = await Visitor.enter(authority, 'cid')
		await cid.command('sit', { name: 'Cid' })
		clock.pass(60_000)
		await ada.leave()
		clock.pass(60_000)
		expect(await bob.command('rematch', {}, { epoch: 1 })).toContainEqual(
			expect.objectContaining({ type: 'ack' }),
		)
		expect(JSON.stringify(await authority.store.readRecord(1))).toContain('"Ada"')
		const back = await Visitor.enter(authority, 'ada')
		expect((await back.command('erase', {}, { epoch: 2 })).at(-1)).toMatchObject({ type: 'ack' })
		expect(await authority.store.readRecord(1)).toBeUndefined()
	})

	test('W150: of a game that was brought takes along who they were where it began', async () => {
		;({ authority, create, play } = newSetting(findGame))
		const game = gameOf(underWay('franchise'))
		const wish = { code: 'BCDFGH', game, seat: 1 }
		expect(await authority.host.continue(wish, tokenOf('cleo'))).toBeUndefined()
		const cleo = await Visitor.enter(authority, 'cleo')
		const dan = await Visitor.enter(authority, 'dan')
		await dan.command('sit', { name: 'Dan', seat: 2 }, { epoch: 1 })
		expect(await everything()).toContain('"Ada"')
		expect((await cleo.command('erase', {}, { epoch: 1 })).at(-1)).toMatchObject({ type: 'ack' })
		expect(await everything()).not.toContain('"Ada"')
		expect(await everything()).toContain('"Dan"')
	})
})
