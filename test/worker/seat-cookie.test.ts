import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { personOf } from '../../shared/room/person.ts'
import { ROOM_LIFETIME } from '../../shared/room/room.ts'
import { PROTOCOL } from '../../shared/sync/frames.ts'
import { keptPersonOf, withKeptPerson } from '../../worker/kept-person.ts'
import { tokenOf } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { holdClock, ringAlarm } from './support/clock.ts'
import {
	connectWith,
	createRoom,
	enter,
	from,
	gatherToPlay,
	origin,
	request,
	roomObject,
} from './support/house.ts'
import { httpOrigin, Jar } from './support/jar.ts'

const FRESH = 'a'.repeat(32) // what a page makes that remembers nothing
const FOREIGN = { Origin: 'https://elsewhere.test' }

/** Sits down in a room of somebody else's, and lets the server keep that. */
async function sit(code: string, person: number, jar: Jar): Promise<ScriptedClient> {
	const client = await enter(code, person, jar.headers)
	await client.send('sit', { name: `Player ${person}` })
	await jar.post(`/api/rooms/${code}/seat`, { token: tokenOf(person) })
	return client
}

/** Comes in as a page that remembers nothing: the token is new, whatever the browser has in its jar. */
async function comeFresh(code: string, headers: Record<string, string>, token = FRESH) {
	const client = await connectWith(code, token, headers)
	client.sendRaw({ type: 'hello', protocol: PROTOCOL, token, fresh: true })
	await client.until(() => client.you !== undefined || client.closed !== undefined, 'the greeting')
	return client
}

const roomsIn = async (jar: Jar) => (await jar.post('/api/seats')).json<{ code: string }[]>()

describe('the cookie', () => {
	test('W67: is set when a room is made, for the API alone, out of reach of scripts and of other sites', async () => {
		const jar = new Jar()
		const response = await jar.post('/api/rooms', { game: 'metro', token: tokenOf(0) })
		const { code } = await response.json<{ code: string }>()
		const [pair, ...about] = jar.set!.split('; ')
		expect(pair).toBe(`__Secure-seats=${code}${tokenOf(0)}`)
		expect(about.toSorted()).toEqual([
			'HttpOnly',
			'Max-Age=1209600',
			'Path=/api',
			'SameSite=Strict',
			'Secure',
		])
	})

	test('W67: is set when somebody who sits down says so, and no answer tells what is in it', async () => {
		const code = await createRoom()
		const jar = new Jar()
		await enter(code, 1).then((client) => client.send('sit', { name: 'Ada' }))
		const response = await jar.post(`/api/rooms/${code}/seat`, { token: tokenOf(1) })
		expect([response.status, await response.text()]).toEqual([204, ''])
		expect(jar.cookie).toBe(`__Secure-seats=${code}${tokenOf(1)}`)
		expect(await (await jar.post('/api/seats')).text()).not.toContain(tokenOf(1))
		expect(await (await request(`/api/rooms/${code}`, { headers: jar.headers })).text()).not.toContain(
			tokenOf(1),
		)
	})

	test('W67: of a page over plain http is another one, which a page over https does not read', async () => {
		const code = await createRoom()
		await (await enter(code, 1)).send('sit', { name: 'Ada' })
		const jar = new Jar()
		await jar.post(`/api/rooms/${code}/seat`, { token: tokenOf(1) }, { Origin: httpOrigin })
		expect(jar.set).toMatch(/^seats=/)
		expect(jar.set).not.toContain('Secure')
		expect(await (await jar.post('/api/seats', {}, { Origin: httpOrigin })).json()).toHaveLength(1)
		expect(await roomsIn(jar)).toEqual([]) // now https asks, with a cookie that anybody on the way could have put there
	})

	test('W68: holds at most 24 rooms, and the ones used last', async () => {
		const jar = new Jar()
		const codes: string[] = []
		for (let count = 0; count < 26; count++) {
			const response = await jar.post('/api/rooms', { game: 'metro', token: tokenOf(count) })
			codes.push((await response.json<{ code: string }>()).code)
		}
		expect(jar.codes).toEqual(codes.slice(2))
		expect(jar.set!.length).toBeLessThan(4096 / 3)
		await jar.post(`/api/rooms/${codes[2]}/seat`, { token: tokenOf(2) })
		expect(jar.codes).toEqual([...codes.slice(3), codes[2]])
	})
})

describe('a page that remembers nothing', () => {
	test('W70: is at its seat again, with its hand, by the cookie alone', async () => {
		const { code, players } = await gatherToPlay(2)
		const jar = new Jar()
		await jar.post(`/api/rooms/${code}/seat`, { token: tokenOf(1) })
		const back = await comeFresh(code, jar.headers)
		expect(back.you?.seat).toBe(players[1]!.you!.seat)
		await back.until(() => back.hand !== undefined, 'the hand')
		await players[1]!.untilClosed()
		expect(players[1]!.closed?.reason).toBe('replaced')
	})

	test('W70: is somebody new where the cookie has no seat, and where its seat was taken away', async () => {
		const code = await createRoom()
		const jar = new Jar()
		const creator = await enter(code, 0)
		const ada = await sit(code, 1, jar)
		const elsewhere = await comeFresh(await createRoom(), jar.headers)
		expect(elsewhere.you?.seat).toBeNull()
		await creator.send('kick', { seat: ada.you!.seat })
		const back = await comeFresh(code, jar.headers)
		expect(back.you?.seat).toBeNull()
		expect(ada.closed).toBeUndefined()
	})

	test('W70: and was banned stays banned', async () => {
		const code = await createRoom()
		const jar = new Jar()
		const creator = await enter(code, 0)
		const ada = await sit(code, 1, jar)
		await creator.send('kick', { seat: ada.you!.seat, ban: true })
		await ada.untilClosed()
		await roomsIn(jar)
		const back = await comeFresh(code, jar.headers)
		expect(back.closed?.reason).toBe('banned')
	})

	test('W70: a token that is not new wins over the cookie: two seats from one browser stay two', async () => {
		const code = await createRoom()
		const jar = new Jar()
		const ada = await sit(code, 1, jar)
		const grace = await sit(code, 2, jar)
		expect(grace.you?.seat).not.toBe(ada.you?.seat)
		expect(ada.closed).toBeUndefined()
		expect((await enter(code, 1, jar.headers)).you?.seat).toBe(ada.you?.seat)
	})

	test('W3, W70: greets again, also after its seat has gone, and nothing changes', async () => {
		const code = await createRoom()
		const jar = new Jar()
		const creator = await enter(code, 0)
		await sit(code, 1, jar)
		const back = await comeFresh(code, jar.headers)
		await creator.send('kick', { seat: back.you!.seat })
		back.sendRaw({ type: 'hello', protocol: PROTOCOL, token: FRESH, fresh: true })
		expect(await back.send('sit', { name: 'Ada' })).toMatchObject({ type: 'ack' })
		expect(back.closed).toBeUndefined()
	})

	test('W71: learns where it sits, what it made, and nothing of rooms that are not its own', async () => {
		const jar = new Jar()
		const own = await (await jar.post('/api/rooms', { game: 'metro', token: tokenOf(0) })).json<{
			code: string
		}>()
		const code = await createRoom({}, 'franchise')
		await sit(code, 1, jar)
		const stranger = `${await createRoom()}${'b'.repeat(32)}`
		jar.cookie += `.${stranger}`
		expect(await roomsIn(jar)).toEqual([
			{ code, game: 'franchise' },
			{ code: own.code, made: true },
		])
		expect(jar.codes).toEqual([own.code, code])
	})
})

describe('a seat that is gone', () => {
	test('W72: leaves the cookie when the page says so', async () => {
		const code = await createRoom()
		const jar = new Jar()
		const ada = await sit(code, 1, jar)
		await ada.send('leave')
		await jar.post(`/api/rooms/${code}/seat`, { token: tokenOf(1) })
		expect([jar.cookie, jar.set]).toEqual([undefined, expect.stringContaining('Max-Age=0')])
	})

	test('W72: and with its room, when home asks', async () => {
		const clock = holdClock()
		const code = await createRoom()
		const jar = new Jar()
		const ada = await sit(code, 1, jar)
		ada.close()
		clock.advance(2 * ROOM_LIFETIME)
		await ringAlarm(code)
		expect(await roomsIn(jar)).toEqual([])
		expect(jar.cookie).toBeUndefined()
	})

	test('W72: that was left in a game and can be taken back stays', async () => {
		const { code, players } = await gatherToPlay(2)
		const jar = new Jar()
		await jar.post(`/api/rooms/${code}/seat`, { token: tokenOf(1) })
		await players[1]!.send('leave')
		await jar.post(`/api/rooms/${code}/seat`, { token: tokenOf(1) })
		expect(jar.codes).toEqual([code])
		expect((await comeFresh(code, jar.headers)).you?.owns).toBeTypeOf('number')
	})

	test('W72: is not put there by somebody who has none', async () => {
		const code = await createRoom()
		const jar = new Jar()
		await jar.post(`/api/rooms/${code}/seat`, { token: tokenOf(5) })
		expect(jar.set).toBeUndefined()
	})

	test('W72: a page that asks for itself does not put out the seat that the cookie has', async () => {
		const code = await createRoom()
		const jar = new Jar()
		await sit(code, 1, jar)
		await jar.post(`/api/rooms/${code}/seat`, { token: FRESH })
		expect(jar.cookie).toBe(`__Secure-seats=${code}${tokenOf(1)}`)
	})
})

describe('somebody who means harm', () => {
	const withCookie = (Cookie: string) => ({ Cookie })

	test.each([
		['a foreign page', FOREIGN],
		['a page of another port', { Origin: `${origin}:8443` }],
		['no page at all', { Origin: '' }],
		['a sandboxed frame', { Origin: 'null' }],
	])('W69: %s gets nothing by the cookie: no seat, no list, no socket', async (_, foreign) => {
		const code = await createRoom()
		const jar = new Jar()
		await sit(code, 1, jar)
		const before = jar.cookie
		for (const path of [`/api/rooms/${code}/seat`, '/api/seats', '/api/rooms', '/api/rooms/continue']) {
			const response = await jar.post(path, { game: 'metro', token: FRESH }, foreign)
			expect([path, response.status, response.headers.get('Set-Cookie')]).toEqual([path, 403, null])
		}
		const headers = { ...jar.headers, Upgrade: 'websocket', ...foreign }
		expect((await request(`/api/rooms/${code}/socket`, { headers })).status).toBe(403)
		expect(jar.cookie).toBe(before)
	})

	test('W69: two cookies of the name are none: one of them may be a neighbour’s', async () => {
		const code = await createRoom()
		const jar = new Jar()
		await sit(code, 1, jar)
		const planted = `__Secure-seats=${code}${tokenOf(0)}`
		for (const Cookie of [`${planted}; ${jar.cookie}`, `${jar.cookie}; ${planted}`]) {
			expect(await (await new Jar().post('/api/seats', {}, { Cookie })).json()).toEqual([])
			expect((await comeFresh(code, withCookie(Cookie))).you?.seat).toBeNull()
		}
	})

	test.each([
		['nothing', '__Secure-seats='],
		['only dots', `__Secure-seats=${'.'.repeat(50)}`],
		['no token', '__Secure-seats=BCDFGH'],
		['a token that is none', `__Secure-seats=BCDFGH${'x'.repeat(32)}`],
		['a code that is none', `__Secure-seats=__prot${'f'.repeat(32)}`],
		['an escape', '__Secure-seats=%42CDFGH%0d%0aSet-Cookie:x'],
		['another name', `x__Secure-seats=BCDFGH${'f'.repeat(32)}`],
		['a great deal', `__Secure-seats=${'BCDFGH'.padEnd(38, 'f')}${'.'.repeat(6000)}`],
	])('W69: a cookie with %s in it is none', async (_, Cookie) => {
		const response = await new Jar().post('/api/seats', {}, { Cookie })
		expect([response.status, await response.json()]).toEqual([200, []])
		expect((await comeFresh(await createRoom(), withCookie(Cookie))).you?.seat).toBeNull()
	})

	test('W69: with the hash of a token has nothing: only the token itself is believed', async () => {
		const code = await createRoom()
		await sit(code, 1, new Jar())
		const person = personOf(tokenOf(1))
		const forged = { 'Junction-Kept': person, Cookie: `__Secure-seats=${code}${person.slice(0, 32)}` }
		expect((await comeFresh(code, forged)).you?.seat).toBeNull()
		expect((await comeFresh(code, { 'Junction-Kept': person })).you?.seat).toBeNull()
	})

	test.each([
		['no JSON', '{'],
		['no token', {}],
		['a token that is none', { token: 'x'.repeat(32) }],
		['a list', [tokenOf(1)]],
	])('W69: asks to keep a seat with %s', async (_, body) => {
		const jar = new Jar()
		const response = await jar.post(`/api/rooms/${await createRoom()}/seat`, body)
		expect([response.status, jar.set]).toEqual([400, undefined])
	})

	test('W65, W72: keeps a seat in a room that is none', async () => {
		const jar = new Jar()
		expect((await jar.post('/api/rooms/ZZZZZZ/seat', { token: tokenOf(1) })).status).toBe(204)
		expect((await jar.post('/api/rooms/..%2f/seat', { token: tokenOf(1) })).status).toBe(400)
		expect(jar.set).toBeUndefined()
	})

	test('W64: asks with a full cookie again and again: each of its rooms counts', async () => {
		const seats = Array.from(
			{ length: 24 },
			(_, index) => `BCDFG${'HJKLMNPQRSTVWXZBCDFGHJKL'[index]}${'f'.repeat(32)}`,
		)
		const headers = { ...from('192.0.2.77'), Cookie: `__Secure-seats=${[...new Set(seats)].join('.')}` }
		const ask = () => new Jar().post('/api/seats', {}, headers)
		const answers = await Promise.all(Array.from({ length: 40 }, ask))
		expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(20)
	})
})

describe('the secret', () => {
	afterEach(() => vi.restoreAllMocks())

	test('W73: an object is told whom the cookie names in its own room, whatever a page says, and not the cookie', () => {
		const headers = {
			Cookie: `__Secure-seats=BCDFGH${tokenOf(1)}`,
			'Junction-Kept': 'somebody',
			Upgrade: 'websocket',
		}
		const asked = new Request(`${origin}/api/rooms/BCDFGH/socket`, { headers })
		expect([...withKeptPerson(asked).headers.keys()]).toEqual(['upgrade'])
		expect(keptPersonOf(withKeptPerson(asked, 'ada'))).toEqual({ kept: 'ada' })
	})

	test('W73: neither an object nor a log ever sees it, nor what is in it of other rooms', async () => {
		const heard: string[] = []
		for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
			vi.spyOn(console, level).mockImplementation((...words) => void heard.push(words.map(String).join(' ')))
		const code = await createRoom()
		const jar = new Jar()
		await sit(await createRoom(), 2, jar)
		await sit(code, 1, jar)
		const back = await comeFresh(code, jar.headers)
		await jar.post('/api/rooms/continue', { game: 'x', seat: 0, token: FRESH })
		expect(heard.join('\n')).not.toMatch(new RegExp(`${tokenOf(1)}|${tokenOf(2)}|seats=`))
		const kept = await runInDurableObject(roomObject(code), (_, { storage }, ...rest) => {
			const tables = storage.sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray()
			const rows = tables
				.map(({ name }) => String(name))
				.filter((name) => !name.startsWith('_cf'))
				.flatMap((name) => storage.sql.exec(`SELECT * FROM ${name}`).toArray())
			return JSON.stringify([rows, rest])
		})
		expect(kept).not.toMatch(new RegExp(`${tokenOf(1)}|${tokenOf(2)}`))
		const attached = await runInDurableObject(roomObject(code), (_, ctx) =>
			JSON.stringify(ctx.getWebSockets().map((socket) => socket.deserializeAttachment())),
		)
		expect(attached).toContain(personOf(tokenOf(1)))
		expect(attached).not.toMatch(new RegExp(`${tokenOf(1)}|${tokenOf(2)}|${personOf(tokenOf(2))}`))
		expect(JSON.stringify(back.received)).not.toContain(tokenOf(1))
	})
})
