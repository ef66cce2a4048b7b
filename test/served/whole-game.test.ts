import { afterAll, beforeAll, expect, test } from 'vitest'
import { playToTheEnd, sitAndStart } from '../support/play.ts'
import { serveForTest, type TestServer } from '../support/serve-for-test.ts'

let house: TestServer

beforeAll(async () => {
	house = await serveForTest({ pages: false })
})
afterAll(() => house.stop())

test('four people play a whole game over real sockets while somebody watches', async () => {
	const code = await house.createRoom()
	const players = await house.gather(code, 4)
	const spectator = await house.enter(code, 99)
	await sitAndStart(players)
	await playToTheEnd([...players, spectator])
	for (const client of players) {
		expect(client.table).toEqual(spectator.table)
		client.close()
	}
	expect(spectator.table.now.outcome?.scores).toHaveLength(4)
	spectator.close()
})

test('several rooms at once do not hear of each other', async () => {
	const rooms = await Promise.all(
		Array.from({ length: 4 }, async () => {
			const code = await house.createRoom()
			const players = await house.gather(code, 3)
			await sitAndStart(players)
			return { code, players }
		}),
	)
	await Promise.all(rooms.map(({ players }) => playToTheEnd(players)))
	for (const { code, players } of rooms) {
		expect(players[0]!.room.code).toBe(code)
		for (const client of players) {
			expect(client.table).toEqual(players[0]!.table)
			client.close()
		}
	}
})

test('W6: a foreign page gets no socket', async () => {
	const code = await house.createRoom()
	const response = await house.ask(`/api/rooms/${code}/socket`, {
		headers: { Origin: 'https://elsewhere.test' },
	})
	expect(response.status).toBe(403)
	expect(await response.json()).toEqual({ code: 'foreign-origin' })
})
