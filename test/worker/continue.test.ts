import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { actorOf, playMove, tokenOf } from '../support/play.ts'
import { underWay } from '../support/shared-device.ts'
import { enter, request } from './support/house.ts'

const bench = underWay('metro')
const wish = { log: bench.log, seat: 1, token: tokenOf(0) }

const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
	request('/api/rooms/continue', { method: 'POST', headers, body: JSON.stringify(body) })

async function refusal(response: Response): Promise<[number, string]> {
	const { code } = await response.json<{ code: string }>()
	return [response.status, code]
}

test('a game that a device ran goes on here: its player has the seat, somebody else takes the open one', async () => {
	const response = await post(wish)
	expect(response.status).toBe(201)
	const { code } = await response.json<{ code: string }>()
	const ada = await enter(code, 0)
	const bob = await enter(code, 1)
	await bob.send('sit', { name: 'Bo', seat: 2 })
	expect(ada.room).toMatchObject({ phase: 'playing', creator: 1, from: 'device' })
	expect(ada.room.seats).toMatchObject([
		{ name: 'Ada', played: 'person' },
		{ name: 'Bo', played: 'person' },
		{ played: 'bot' },
	])
	expect(ada.table.moves.length).toBeGreaterThanOrEqual(bench.match.moves.length)
	expect(ada.table.about.commitment).toBe(bench.match.commitment)

	const players = [ada, bob]
	await ada.until(() => actorOf(players) !== undefined, "a person's turn")
	const before = ada.table.moves.length
	await playMove(players, randomFrom('here'))
	expect(ada.table.moves.length).toBeGreaterThan(before)
})

test('all who played between devices bring their game, and the name that it has leads them to one room', async () => {
	const origin = '0123456789abcdef'.repeat(2)
	const open = async (body: object) => (await (await post(body)).json<{ code: string }>()).code
	const first = await open({ ...wish, origin })
	const second = await open({ log: bench.log, seat: 2, token: tokenOf(1), origin })
	expect(second).toBe(first)
	const other = await open({ ...wish, origin: 'f'.repeat(32) })
	expect(other).not.toBe(first)
	const bob = await enter(first, 1)
	expect(bob.room.from).toBe('devices')
	expect(bob.you?.seat).toBeNull()
	expect(await bob.send('sit', { name: 'Bob', seat: 2 })).toMatchObject({ type: 'ack' })
	expect(bob.room.seats).toMatchObject([{ played: 'person' }, { played: 'person' }, { played: 'bot' }])
})

test('whoever knows the name of a game between devices is told where it goes on, once it does', async () => {
	const origin = 'fedcba9876543210'.repeat(2)
	const ask = async (name = origin) => (await request(`/api/rooms/continued/${name}`)).json()
	expect(await ask()).toEqual({ code: null })
	const { code } = await (await post({ ...wish, origin })).json<{ code: string }>()
	expect(await ask()).toEqual({ code })
	// The same code could be drawn for another name: then it is another room's.
	expect(await ask(`${origin.slice(0, -1)}f`)).toEqual({ code: null })
	expect(await refusal(await request('/api/rooms/continued/ABCDEF'))).toEqual([400, 'malformed'])
})

test.each([
	['a log that the rules do not accept', { ...wish, log: bench.log.slice(1) }, [400, 'bad-log']],
	['no log at all', { seat: 1, token: tokenOf(0) }, [400, 'bad-log']],
	["a bot's seat", { ...wish, seat: 3 }, [400, 'no-such-seat']],
	['no token', { ...wish, token: 'abc' }, [400, 'malformed']],
	['a log over the limit', { ...wish, more: 'x'.repeat(1024 * 1024) }, [413, 'too-large']],
])('%s is refused', async (_, body, expected) => {
	expect(await refusal(await post(body))).toEqual(expected)
})

test('a foreign page is refused', async () => {
	expect(await refusal(await post(wish, { Origin: 'https://elsewhere.test' }))).toEqual([
		403,
		'foreign-origin',
	])
})
