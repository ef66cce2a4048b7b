import { beforeEach, describe, expect, test } from 'vitest'
import { ROOM_LIFETIME } from '../../shared/room/room.ts'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { newSetting, take } from './pages-setting.ts'

let { authority, clock, enter, play } = newSetting()
beforeEach(() => {
	;({ authority, clock, enter, play } = newSetting())
})

describe('the end', () => {
	test('W4: replaced by another page, it stays so until it is taken back', async () => {
		const { ada } = await play()
		const newer = await enter('ada')
		newer.around.change({ isVisible: false }) // it need not ping
		await ada.exchange()
		expect(ada.connection.status.value).toBe('replaced')
		const fate = ada.connection.send('move', { steps: [take(1)] })
		clock.pass(600_000)
		expect(ada.around.wires).toHaveLength(1)
		await ada.comeBack()
		await newer.exchange()
		expect(ada.connection.status.value).toBe('online')
		expect(newer.connection.status.value).toBe('replaced')
		expect(await fate).toBeUndefined()
	})

	test('when the room is closed, nobody is left waiting', async () => {
		const { ada, bob } = await play()
		const fate = ada.connection.send('chat', { text: 'anybody?' })
		const record = ada.connection.record()
		clock.now += ROOM_LIFETIME
		authority.ring()
		await authority.settle()
		ada.wire.up.length = 0
		await ada.exchange()
		await bob.exchange()
		expect(ada.connection.status.value).toBe('room-closed')
		expect(bob.connection.status.value).toBe('room-closed')
		expect(await fate).toEqual({ rejected: 'no-such-room' })
		expect(await record).toBeNull()
		expect(ada.connection.pending.value).toBe(0)
	})

	test('of an old page is said to be that', async () => {
		const { ada } = await play()
		ada.wire.socket.take({ close: closeCodes.oldProtocol })
		expect(ada.connection.status.value).toBe('outdated')
	})

	test('by us leaves nothing running', async () => {
		const { ada, bob } = await play()
		const fate = ada.connection.send('chat', { text: 'bye' })
		ada.connection.close()
		expect(ada.connection.status.value).toBe('closed')
		expect(await fate).toEqual({ rejected: 'no-such-room' })
		expect(ada.around.isWatched).toBe(false)
		await ada.exchange()
		await bob.exchange()
		expect(bob.connection.presence.value).toMatchObject({ here: [2] })
		bob.connection.close()
		expect(clock.waiting).toBe(0)
	})
})
