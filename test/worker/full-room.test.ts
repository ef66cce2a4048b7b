import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { personOf } from '../../shared/room/person.ts'
import { GREET_WITHIN, PLACES } from '../../shared/sync/admission.ts'
import { PROTOCOL } from '../../shared/sync/frames.ts'
import type { Attachment } from '../../shared/sync/shell.ts'
import { tokenOf } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { holdClock } from './support/clock.ts'
import {
	connect,
	createRoom,
	enter,
	from,
	gather,
	gatherToPlay,
	request,
	roomObject,
} from './support/house.ts'

const FULL = { code: 4015, reason: 'roomFull' }

async function refusalFor(client: ScriptedClient): Promise<unknown> {
	client.enter().catch(() => undefined)
	await client.untilClosed()
	return client.closed
}

test('a room with a seat for everybody the game takes refuses the next', async () => {
	const code = await createRoom()
	const clients = await gather(code, 7)
	for (const client of clients.slice(0, 6)) await client.send('sit', { name: 'Guest' })
	expect(await (await request(`/api/rooms/${code}`)).json()).toMatchObject({ free: 0 })
	const answer = await clients[6]!.send('sit', { name: 'One too many' })
	expect(answer).toMatchObject({ type: 'rejected', code: 'room-full' })
	expect(clients[6]!.room.seats).toHaveLength(6)
})

test('W8: a room takes 64 people; the next is told so where a page can read it, and a player is let in all the same', async () => {
	const { code, players } = await gatherToPlay(2)
	players[1]!.close()
	await players[1]!.untilClosed()
	const watchers: ScriptedClient[] = []
	while (watchers.length < PLACES - 1) watchers.push(await enter(code, 100 + watchers.length))
	expect(await refusalFor(await connect(code, 99))).toEqual(FULL)
	const back = await enter(code, 1)
	expect(back.you?.seat).toBe(players[1]!.you!.seat)
	await watchers.at(-1)!.untilClosed()
	expect(watchers.at(-1)!.closed).toEqual(FULL)
	expect(players[0]!.closed).toBeUndefined()
})

const personAt = (socket: WebSocket) => (socket.deserializeAttachment() as Attachment).person
const hello = { type: 'hello', protocol: PROTOCOL, token: tokenOf(99) }
const sit = { id: 'late', epoch: 0, turn: 0, type: 'sit', args: { name: 'Eve' } }

test('W13: what still comes from a socket that was told that the room is full is not heard', async () => {
	const code = await createRoom()
	const ada = await enter(code)
	const watchers: ScriptedClient[] = []
	while (watchers.length < PLACES - 1) watchers.push(await enter(code, 100 + watchers.length))
	await connect(code, 99)
	await runInDurableObject(roomObject(code), async (room, state) => {
		const sockets = state.getWebSockets()
		const refused = sockets.find((socket) => personAt(socket) === null)!
		const watcher = sockets.find((socket) => personAt(socket) === personOf(watchers[0]!.token))!
		await room.webSocketMessage(refused, JSON.stringify(hello))
		await room.webSocketClose(watcher, 1000) // now there would be a place
		await room.webSocketMessage(refused, JSON.stringify(hello))
		await room.webSocketMessage(refused, JSON.stringify(sit))
		expect(personAt(refused)).toBeNull()
	})
	await ada.ask('room')
	expect(ada.room.seats).toEqual([])
})

test('nor is what came together with the greeting that it was sent away for', async () => {
	const code = await createRoom()
	const ada = await enter(code)
	await connect(code, 99)
	await runInDurableObject(roomObject(code), async (room, state) => {
		const refused = state.getWebSockets().find((socket) => personAt(socket) === null)!
		const frames = [{ ...hello, protocol: PROTOCOL - 1 }, hello, sit]
		await Promise.all(frames.map((frame) => room.webSocketMessage(refused, JSON.stringify(frame))))
		expect(personAt(refused)).toBeNull()
	})
	await ada.ask('room')
	expect(ada.room.seats).toEqual([])
})

test('the ghost fill: sockets that never greet keep nobody out, and go at the next event', async () => {
	const clock = holdClock()
	const code = await createRoom()
	const ghosts = await Promise.all(Array.from({ length: PLACES + 10 }, () => connect(code, 7)))
	const ada = await enter(code)
	clock.advance(GREET_WITHIN)
	await ada.send('sit', { name: 'Ada' })
	await Promise.all(ghosts.map((ghost) => ghost.untilClosed()))
	expect(new Set(ghosts.map(({ closed }) => closed?.code))).toEqual(new Set([4014]))
	expect(ada.closed).toBeUndefined()
})

test('a household holds half of the places, and what the room knows of it is neither an address nor the page’s word', async () => {
	const code = await createRoom()
	const crowd: ScriptedClient[] = []
	const forged = () => ({ ...from('192.0.2.9'), 'Junction-Household': `forged ${crowd.length}` })
	while (crowd.length < PLACES / 2) crowd.push(await enter(code, 100 + crowd.length, forged()))
	expect(await refusalFor(await connect(code, 99, forged()))).toEqual(FULL)
	const ada = await enter(code, 0, from('2001:db8::1'))
	expect(ada.closed).toBeUndefined()
	const households = await runInDurableObject(roomObject(code), (_, state) =>
		state.getWebSockets().map((socket) => (socket.deserializeAttachment() as Attachment).household),
	)
	expect(new Set(households).size).toBe(2)
	for (const household of households) expect(household).toMatch(/^[0-9a-f]{12}\.[0-9a-f]{12}$/)
	expect(JSON.stringify(ada.received)).not.toContain(households[0])
})
