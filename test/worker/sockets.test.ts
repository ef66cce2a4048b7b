import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { SILENCE } from '../../shared/sync/attendance.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { holdClock } from './support/clock.ts'
import { createRoom, enter, gather, pairToPlay, roomObject } from './support/house.ts'

test('a newer socket of the same person replaces the older', async () => {
	const code = await createRoom()
	const older = await enter(code)
	const newer = await enter(code)
	await older.untilClosed()
	expect(older.closed).toEqual({ code: 4001, reason: 'replaced' })
	expect(await newer.send('sit', { name: 'Ada' })).toMatchObject({ type: 'ack' })
})

test.each([undefined, 1000, 1001, 4999])(
	'W12: a socket closed with code %s leaves the room in order',
	async (closing) => {
		const code = await createRoom()
		const [ada, grace] = (await gather(code, 2)) as [ScriptedClient, ScriptedClient]
		await ada.send('sit', { name: 'Ada' })
		const seat = ada.you!.seat!
		ada.close(closing)
		await grace.until(() => Object.hasOwn(grace.presence!.away, seat), 'her absence')
		expect(grace.presence).toMatchObject({ here: [], watching: 1 })
		expect(await grace.send('sit', { name: 'Grace' })).toMatchObject({ type: 'ack' })
	},
)

test('somebody whose socket says nothing any more counts as away, though it never closed', async () => {
	const clock = holdClock()
	const { ada, grace } = await pairToPlay()
	const seat = ada.you!.seat!
	clock.advance(SILENCE - 1)
	expect(await grace.send('hand-over', { seat, to: 'bot' })).toMatchObject({ code: 'not-gone' })
	clock.advance(60_000)
	expect(await grace.send('hand-over', { seat, to: 'bot' })).toMatchObject({ type: 'ack' })
})

test('who was away before the room slept is away after it, for as long', async () => {
	const clock = holdClock()
	const { code, ada, grace } = await pairToPlay()
	const seat = ada.you!.seat!
	ada.close()
	await grace.until(() => Object.hasOwn(grace.presence!.away, seat), 'her absence')
	await evictDurableObject(roomObject(code))
	clock.advance(60_000)
	expect(await grace.send('hand-over', { seat, to: 'bot' })).toMatchObject({ type: 'ack' })
})
