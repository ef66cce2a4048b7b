import { expect, test } from 'vitest'
import { ROOM_LIFETIME } from '../../shared/room/room.ts'
import { holdClock, ringAlarm } from './support/clock.ts'
import { createRoom, enter, request } from './support/house.ts'
import { stored } from './support/stored.ts'

test('a room unused for two weeks deletes itself, and whoever is still connected is told', async () => {
	const clock = holdClock()
	const code = await createRoom()
	const client = await enter(code)
	await client.send('sit', { name: 'Ada' })
	clock.advance(ROOM_LIFETIME)
	expect(await ringAlarm(code)).toBe(true)
	await client.untilClosed()

	expect(client.closed).toEqual({ code: 4002, reason: 'roomClosed' })
	expect((await request(`/api/rooms/${code}`)).status).toBe(404)
	expect(await stored(code)).toMatchObject({ tables: [], alarm: null })
})

test('a room that was used since is left alone, and asks to be woken again', async () => {
	const clock = holdClock()
	const code = await createRoom()
	const client = await enter(code)
	clock.advance(ROOM_LIFETIME - 1000)
	await client.send('sit', { name: 'Ada' })
	clock.advance(1000)
	await ringAlarm(code)
	expect((await request(`/api/rooms/${code}`)).status).toBe(200)
	expect((await stored(code)).alarm).toBe(Date.now() - 1000 + ROOM_LIFETIME)
})

test('the alarm is set once, not with every entry', async () => {
	const clock = holdClock()
	const code = await createRoom()
	const { alarm } = await stored(code)
	const client = await enter(code)
	for (const name of ['Ada', 'Grace', 'Mary']) {
		clock.advance(1000)
		await client.send(name === 'Ada' ? 'sit' : 'profile', { name })
	}
	expect((await stored(code)).alarm).toBe(alarm)
})
