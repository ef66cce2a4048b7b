import { beforeEach, describe, expect, test } from 'vitest'
import { personOf } from '../../shared/room/person.ts'
import { KEPT_LIFETIME, ROOM_LIFETIME } from '../../shared/room/room.ts'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { tokenOf, Visitor } from '../support/visitor.ts'
import { newSetting, take } from './host-setting.ts'

let { authority, clock, create, entries, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, create, entries, play } = newSetting())
})

const person = (name: string) => personOf(tokenOf(name))
const ada = person('ada')
const bob = person('bob')

/** Ada and Bob after a game that they ended. */
async function playedOut() {
	const players = await play()
	await players.ada.command('propose', { what: 'end' }, { epoch: 1 })
	await players.bob.command('reply', { proposal: 3, yes: true }, { epoch: 1 })
	expect(await authority.host.about()).toMatchObject({ phase: 'over' })
	return players
}

describe('what the room remembers of somebody', () => {
	test('is also that it waits for them', async () => {
		const players = await play()
		expect(await authority.host.recall(ada)).toEqual({ game: 'heap', made: true, turn: true })
		expect(await authority.host.recall(bob)).toEqual({ game: 'heap' })
		await players.ada.command('move', take, { epoch: 1 })
		expect(await authority.host.recall(ada)).toEqual({ game: 'heap', made: true })
		expect(await authority.host.recall(bob)).toEqual({ game: 'heap', turn: true })
	})

	test('is nothing of strangers, and before a game it waits for nobody', async () => {
		expect(await authority.host.recall(ada)).toBeUndefined()
		await create()
		expect(await authority.host.recall(ada)).toEqual({ made: true })
		expect(await authority.host.recall(bob)).toBeUndefined()
	})

	test('is a seat of theirs, also one that they left', async () => {
		expect(authority.host.isSeated(ada)).toBe(false)
		const players = await play()
		await players.bob.command('leave')
		expect([ada, bob, person('eve')].map((one) => authority.host.isSeated(one))).toEqual([true, true, false])
	})
})

describe('a room on a server', () => {
	test('stays for a year once that was asked for, and goes like any other once it was let go', async () => {
		await playedOut()
		expect(await authority.host.keep([ada], true)).toBeUndefined()
		expect(entries().at(-1)).toBe('keep')
		expect(authority.store.alarmAt).toBe(clock.now + KEPT_LIFETIME)
		expect(await authority.host.recall(bob)).toMatchObject({ kept: true })
		clock.pass(1_000)
		expect(await authority.host.keep([bob, ada], false)).toBeUndefined()
		expect(authority.store.alarmAt).toBe(clock.now + ROOM_LIFETIME)
	})

	test('stays as it is where that was only asked about, or is so already', async () => {
		await playedOut()
		const before = entries()
		expect(await authority.host.keep([ada], true, true)).toBeUndefined()
		expect(await authority.host.keep([ada], false)).toBeUndefined()
		expect(await authority.host.keep([ada], false, true)).toBeUndefined()
		expect(entries()).toEqual(before)
		await authority.host.keep([ada], true)
		const after = entries()
		expect(await authority.host.keep([ada], true)).toBeUndefined()
		expect(entries()).toEqual(after)
	})

	test('is kept by nobody else, nor before a game was played, and where there is none there is nothing to keep', async () => {
		expect(await authority.host.keep([ada], true)).toEqual({ rejected: 'no-such-room' })
		await play()
		expect(await authority.host.keep([bob], true)).toEqual({ rejected: 'not-allowed' })
		expect(await authority.host.keep([ada], true)).toEqual({ rejected: 'wrong-phase' })
		expect(await authority.host.keep([ada], true, true)).toEqual({ rejected: 'wrong-phase' })
	})
})

describe('somebody goes on as another browser', () => {
	test('of which the one before hears, and nobody else is sent away', async () => {
		const players = await play()
		const phone = await Visitor.enter(authority, 'phone')
		expect(await authority.host.changeDevice(ada, person('phone'))).toBeUndefined()
		for (const visitor of [players.ada, players.bob, phone]) visitor.listen()
		expect(players.ada.closed).toBe(closeCodes.replaced)
		expect([players.bob.closed, phone.closed]).toEqual([undefined, undefined])
		expect(phone.last('you')).toMatchObject({ seat: 1 })
		expect(await phone.command('move', take, { epoch: 1 })).toContainEqual({
			type: 'ack',
			id: expect.anything(),
		})
	})

	test('not in a room that there is not, nor where the rules say no', async () => {
		expect(await authority.host.changeDevice(ada, bob)).toEqual({ rejected: 'no-such-room' })
		const players = await play()
		expect(await authority.host.changeDevice(ada, bob)).toEqual({ rejected: 'already-seated' })
		players.ada.listen()
		expect(players.ada.closed).toBeUndefined()
	})
})

test('the host tells what it is at, and nothing of anybody', async () => {
	expect(authority.host.doing).toEqual({})
	await play()
	expect(authority.host.doing).toEqual({ epoch: 1 })
})
