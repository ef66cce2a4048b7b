import { expect, test } from 'vitest'
import { createRoom, gather, request } from './support/house.ts'

test('a room with a seat for everybody the game takes refuses the next', async () => {
	const code = await createRoom()
	const clients = await gather(code, 7)
	for (const client of clients.slice(0, 6)) await client.send('sit', { name: 'Guest' })
	expect(await (await request(`/api/rooms/${code}`)).json()).toMatchObject({ free: 0 })
	const answer = await clients[6]!.send('sit', { name: 'One too many' })
	expect(answer).toMatchObject({ type: 'rejected', code: 'room-full' })
	expect(clients[6]!.room.seats).toHaveLength(6)
})

test('a room takes 64 sockets and no more', async () => {
	const code = await createRoom()
	await gather(code, 64)
	const response = await request(`/api/rooms/${code}/socket`, { headers: { Upgrade: 'websocket' } })
	expect(response.status).toBe(503)
	expect(await response.json()).toEqual({ code: 'room-full' })
})
