import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Env } from '../../worker/env.ts'
import app from '../../worker/index.ts'
import { tokenOf } from '../support/play.ts'
import { connect, createRoom, origin, postRoom, request } from './support/house.ts'
import { stored } from './support/stored.ts'

const wish = { game: 'metro', options: {}, token: tokenOf(0) }

async function refusal(response: Response): Promise<[number, string]> {
	const { code, ...rest } = await response.json<{ code: string }>()
	expect(rest).toEqual({})
	return [response.status, code]
}

describe('creating a room', () => {
	test('answers its code: six consonants', async () => {
		const response = await postRoom(wish)
		expect(response.status).toBe(201)
		expect(await response.json()).toEqual({ code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{6}$/) })
	})

	test.each([
		['no JSON', '{'],
		['no object', '[]'],
		['no game', { token: tokenOf(0) }],
		['no token', { game: 'metro' }],
		['a short token', { game: 'metro', token: 'abc' }],
	])('%s is malformed', async (_, body) => {
		expect(await refusal(await postRoom(body))).toEqual([400, 'malformed'])
	})

	test('of a game nobody knows', async () => {
		expect(await refusal(await postRoom({ ...wish, game: '__proto__' }))).toEqual([400, 'no-such-game'])
	})

	test.each([{ hand: 9 }, { cheat: true }, JSON.parse('{"__proto__":{"polluted":true}}'), [], 'all'])(
		'with options that are none: %j',
		async (options) => {
			expect(await refusal(await postRoom({ ...wish, options }))).toEqual([400, 'bad-options'])
		},
	)

	test('W120: with the deal of a day, and of no other than one that has come and has a deal', async () => {
		const asked = { game: 'boundless', options: {}, token: tokenOf(0) }
		expect((await postRoom({ ...asked, day: '2026-11-18' })).status).toBe(201)
		const tomorrow = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10)
		for (const day of [tomorrow, '2025-12-31', '2026-02-30', 'today', '', 20261118, null, ['2026-11-18'], {}])
			expect(await refusal(await postRoom({ ...asked, day }))).toEqual([400, 'bad-options'])
		expect(await refusal(await postRoom({ ...wish, day: '2026-11-18' }))).toEqual([400, 'bad-options'])
	})

	test('with a body over the limit', async () => {
		expect(await refusal(await postRoom({ ...wish, options: 'x'.repeat(5000) }))).toEqual([413, 'too-large'])
	})

	test('from a foreign page', async () => {
		const response = await postRoom(wish, { Origin: 'https://elsewhere.test' })
		expect(await refusal(response)).toEqual([403, 'foreign-origin'])
	})
})

describe('asking about a room', () => {
	test('tells the game, the phase and the free seats', async () => {
		const code = await createRoom()
		const response = await request(`/api/rooms/${code}`)
		expect(await response.json()).toEqual({ game: 'metro', phase: 'lobby', free: 6 })
	})

	test('works with small letters too', async () => {
		const code = await createRoom()
		expect((await request(`/api/rooms/${code.toLowerCase()}`)).status).toBe(200)
	})

	test.each(['BCDFGH', 'AEIOUY', 'BCD', '..%2f..%2fetc', '__proto__'])('%s is no room', async (code) => {
		expect(await refusal(await request(`/api/rooms/${code}`))).toEqual([404, 'no-such-room'])
	})

	test('W65: a wrong code writes nothing', async () => {
		const empty = await stored('ZZZZZZ')
		await request('/api/rooms/ZZZZZZ')
		const client = await connect('ZZZZZZ')
		await client.untilClosed()
		const after = await stored('ZZZZZZ')
		expect(after).toEqual(empty)
		expect(after).toMatchObject({ tables: [], alarm: null })
	})
})

describe('opening a socket', () => {
	const upgrade = (code: string, headers: Record<string, string>) =>
		request(`/api/rooms/${code}/socket`, { headers: { Upgrade: 'websocket', ...headers } })

	test('W5: to an unknown room says so where a page can read it: in the close', async () => {
		const client = await connect('BCDFGH')
		await client.untilClosed()
		expect(client.closed).toEqual({ code: 4004, reason: 'noSuchRoom' })
	})

	test.each(['https://elsewhere.test', 'https://junction.test.elsewhere.test', 'null', ''])(
		'W6: from a foreign origin: "%s"',
		async (Origin) => {
			expect(await refusal(await upgrade(await createRoom(), { Origin }))).toEqual([403, 'foreign-origin'])
		},
	)

	test('from our own page', async () => {
		const response = await upgrade(await createRoom(), { Origin: origin })
		expect(response.status).toBe(101)
		response.webSocket!.accept()
		response.webSocket!.close()
	})

	test('without asking for an upgrade', async () => {
		const response = await request(`/api/rooms/${await createRoom()}/socket`)
		expect(await refusal(response)).toEqual([426, 'upgrade-required'])
	})
})

describe('every answer', () => {
	test.each(['/api/health', '/api/rooms/BCDFGH', '/api/nothing'])(
		'of %s has strict headers',
		async (path) => {
			const { headers } = await request(path)
			expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
			expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
			expect(headers.get('Cache-Control')).toBe('no-store')
			expect(headers.get('Referrer-Policy')).toBe('no-referrer')
		},
	)

	/** The worker with something about its surroundings that a test chose. */
	const askWith = (change: object, path: string) => app.request(path, {}, { ...env, ...change } as Env)
	const never = { limit: async () => ({ success: false }) }
	const broken: [number, string, () => Response | Promise<Response>][] = [
		[400, 'malformed', () => postRoom({})],
		[403, 'foreign-origin', () => postRoom(wish, { Origin: 'https://elsewhere.test' })],
		[404, 'no-such-room', () => request('/api/rooms/BCDFGH')],
		[404, 'no-such-route', () => request('/api/nothing')],
		[404, 'no-such-route', () => request('/assets/gone.js')],
		[413, 'too-large', () => postRoom({ ...wish, options: 'x'.repeat(5000) })],
		[426, 'upgrade-required', async () => request(`/api/rooms/${await createRoom()}/socket`)],
		[429, 'too-fast', () => askWith({ ASK_LIMIT: never }, '/api/rooms/BCDFGH')],
		[500, 'internal', () => askWith({ ICE_SERVERS: '{' }, '/api/ice-servers')],
	]
	test.each(broken)('that says no has them too: %i %s', async (status, code, ask) => {
		const response = await ask()
		const { headers } = response
		expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
		expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
		expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
		expect(headers.get('Cache-Control')).toBe('no-store')
		expect(await refusal(response)).toEqual([status, code])
	})

	test('to what nobody serves is a code', async () => {
		expect(await refusal(await request('/api/nothing'))).toEqual([404, 'no-such-route'])
		expect(await refusal(await request('/api/rooms', { method: 'DELETE' }))).toEqual([404, 'no-such-route'])
	})

	test('of health is well', async () => {
		expect(await (await request('/api/health')).json()).toMatchObject({
			ok: true,
			version: expect.any(String),
		})
	})
})
