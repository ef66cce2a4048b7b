import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { KEPT_LIFETIME, ROOM_LIFETIME } from '../../shared/room/room.ts'
import { householdOf, shelfOf } from '../../worker/household.ts'
import { MOST_TABLES } from '../../worker/shelf-object.ts'
import { tokenOf } from '../support/play.ts'
import { holdClock, ringAlarm } from './support/clock.ts'
import { enter, from, pairToPlay, request, roomObject } from './support/house.ts'
import { Jar } from './support/jar.ts'
import { stored } from './support/stored.ts'

const HOME = '192.0.2.7'

/** A room in which a game was counted. */
async function afterGame(): Promise<string> {
	const { code, ada, grace } = await pairToPlay()
	await ada.send('propose', { what: 'end' })
	await grace.until(() => grace.room.proposal !== undefined, 'the proposal')
	await grace.send('reply', { proposal: grace.room.proposal!.id, yes: true })
	return code
}

const ask = (code: string, body: object, address = HOME) =>
	request(`/api/rooms/${code}/keep`, {
		method: 'POST',
		headers: from(address),
		body: JSON.stringify({ token: tokenOf(0), ...body }),
	})

const keep = async (code: string, address?: string) => (await ask(code, { kept: true }, address)).status
const letGo = async (code: string, address?: string) => (await ask(code, { kept: false }, address)).status

test('W130: a room that is kept stays for a year after it was last used, and then goes', async () => {
	const clock = holdClock()
	const code = await afterGame()
	expect(await keep(code)).toBe(204)
	await evictDurableObject(roomObject(code))
	clock.advance(ROOM_LIFETIME)
	await ringAlarm(code)
	const grace = await enter(code, 1)
	expect(grace.you).toMatchObject({ seat: expect.any(Number) })
	expect(grace.room).toMatchObject({ kept: true, results: [{ game: 'metro' }] })
	clock.advance(KEPT_LIFETIME - ROOM_LIFETIME)
	await ringAlarm(code)
	expect((await request(`/api/rooms/${code}`)).status).toBe(404)
	expect(await stored(code)).toMatchObject({ tables: [], alarm: null })
})

test('W130: only its creator keeps a room, and whoever is refused learns nothing and changes nothing', async () => {
	const code = await afterGame()
	const refused = await ask(code, { kept: true, token: tokenOf(1) })
	expect([refused.status, await refused.json()]).toEqual([400, { code: 'not-allowed' }])
	expect(await (await ask(code, {})).json()).toEqual({ code: 'malformed' })
	expect((await ask('BCDFGH', { kept: true })).status).toBe(404)
	expect((await enter(code)).room).not.toHaveProperty('kept')
})

test('W133: a household keeps five rooms; one that is let go makes room for another', async () => {
	const address = '192.0.2.99'
	const codes: string[] = []
	for (let room = 0; room <= MOST_TABLES; room++) codes.push(await afterGame())
	const [first, ...others] = codes as [string, ...string[]]
	const last = others.at(-1)!
	for (const code of [first, first, ...others.slice(0, -1)]) expect(await keep(code, address)).toBe(204)
	const refused = await ask(last, { kept: true }, address)
	expect([refused.status, await refused.json()]).toEqual([400, { code: 'too-many-kept' }])
	expect((await enter(last)).room).not.toHaveProperty('kept')
	expect(await keep(last, '192.0.2.100')).toBe(204)
	expect(await letGo(last, '192.0.2.100')).toBe(204)
	expect(await letGo(first, address)).toBe(204)
	expect(await keep(last, address)).toBe(204)
})

test('W133: nothing is left of a shelf whose rooms were let go, or were kept more than a year ago', async () => {
	const clock = holdClock()
	const code = await afterGame()
	const address = '2001:db8::1' // and all that begin like it
	const shelf = env.SHELVES.getByName(shelfOf(householdOf('2001:db8::2')))
	const rows = () => runInDurableObject(shelf, async (_, { storage }) => (await storage.list()).size)
	await keep(code, address)
	expect(await rows()).toBe(1)
	await letGo(code, address)
	expect(await rows()).toBe(0)
	await keep(code, address)
	clock.advance(KEPT_LIFETIME)
	expect(await runDurableObjectAlarm(shelf)).toBe(true)
	expect(await rows()).toBe(0)
})

test('W67: the cookie of somebody who has a seat in a kept room lasts a year, and still tells no more', async () => {
	const [code, other] = [await afterGame(), await afterGame()]
	const jar = new Jar()
	const note = (room: string) => jar.post(`/api/rooms/${room}/seat`, { token: tokenOf(1) })
	await note(other)
	expect(jar.set).toContain(`Max-Age=${ROOM_LIFETIME / 1000}`)
	await keep(code, '192.0.2.101')
	await note(code)
	expect(jar.set).toContain(`Max-Age=${KEPT_LIFETIME / 1000}`)
	await note(other)
	expect(jar.set).toContain(`Max-Age=${KEPT_LIFETIME / 1000}`)
	const rooms = await (await jar.post('/api/seats')).json<{ code: string; kept?: true }[]>()
	expect(rooms.map(({ code: room, kept }) => [room, kept])).toEqual([
		[other, undefined],
		[code, true],
	])
})
