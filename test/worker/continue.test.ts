import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { Continuation } from '../../shared/room/continuation.ts'
import { type Began, compareCopies } from '../../shared/room/copies.ts'
import { originOf } from '../../shared/sync/peer/card.ts'
import { peerGame } from '../support/peer-game.ts'
import { actorOf, letIn, playMove, tokenOf } from '../support/play.ts'
import { gameOf, underWay } from '../support/shared-device.ts'
import { enter, request } from './support/house.ts'

const bench = underWay('metro')
const game = gameOf(bench)
const wish = { game, seat: 1, token: tokenOf(0) }

const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
	request('/api/rooms/continue', { method: 'POST', headers, body: JSON.stringify(body) })

const open = async (body: object): Promise<string> => {
	const response = await post(body)
	expect(response.status).toBe(201)
	return (await response.json<{ code: string }>()).code
}

async function refusal(response: Response): Promise<[number, string]> {
	const { code } = await response.json<{ code: string }>()
	return [response.status, code]
}

test('a game that a device ran goes on here: its player has the seat, somebody else takes the open one', async () => {
	const code = await open(wish)
	const ada = await enter(code, 0)
	const bob = await enter(code, 1)
	await letIn(bob, ada, 'Bo', 2)
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

describe('a game between devices', () => {
	const host = '0123456789abcdef'.repeat(2)
	const ask = async (fingerprint: string, entries = 0) =>
		(await request(`/api/rooms/continued/${originOf(fingerprint, 1)}?entries=${entries}`)).json<{
			code: string | null
			began?: Began
		}>()

	test('is brought by all who played it, and leads them to one room', async () => {
		const played = await peerGame(host)
		const first = await open({ ...wish, game: played })
		const second = await open({ game: played, seat: 2, token: tokenOf(1) })
		expect(second).toBe(first)
		const other = await open({ ...wish, game: await peerGame('e'.repeat(32)) })
		expect(other).not.toBe(first)
		const bob = await enter(first, 1)
		expect(bob.room.from).toBe('devices')
		expect(bob.you?.seat).toBeNull()
		expect(await bob.send('sit', { name: 'Bob', seat: 2 })).toMatchObject({ type: 'ack' })
		expect(bob.room.seats).toMatchObject([{ played: 'person' }, { played: 'person' }])
	})

	test('W66: is refused without the signatures of those who played', async () => {
		const played = await peerGame('a'.repeat(32))
		const forgeries: ((copy: Continuation) => void)[] = [
			({ entries }) => {
				const { id: _, signed: __, ...bare } = entries.find(({ signed }) => signed)!
				entries.splice(
					entries.findIndex(({ signed }) => signed),
					1,
					bare,
				)
			},
			({ entries }) => Object.assign(entries.find(({ signed }) => signed)!, { id: 'another' }),
			({ terms }) => Object.assign(terms, { host: 'b'.repeat(32) }),
			({ begin }) => Object.assign(begin!.drawn!.lots[0]!.signed!, { signature: '0'.repeat(128) }),
		]
		for (const forge of forgeries) {
			const copy = structuredClone(played)
			forge(copy)
			expect(await refusal(await post({ ...wish, game: copy }))).toEqual([400, 'bad-log'])
		}
		expect((await post({ ...wish, game: played })).status).toBe(201)
	})

	test('tells whoever knows its name where it goes on, and whether from the same copy', async () => {
		const fingerprint = 'fedcba9876543210'.repeat(2)
		const played = await peerGame(fingerprint)
		const shorter = { ...played, entries: played.entries.slice(0, 4) }
		expect(await ask(fingerprint)).toEqual({ code: null })
		const code = await open({ ...wish, game: shorter })
		const compare = async (mine: Continuation) =>
			compareCopies(mine, (await ask(fingerprint, mine.entries.length)).began)
		expect(await ask(fingerprint)).toMatchObject({ code, began: { entries: 4 } })
		expect(await compare(shorter)).toBe('same')
		expect(await compare({ ...played, entries: played.entries.slice(0, 2) })).toBe('same')
		expect(await compare(played)).toBe('behind')
		expect(await compare(await peerGame(fingerprint))).toBe('other') // Bob has other keys there
		const renamed = structuredClone(played)
		renamed.terms.seats[1]!.name = 'Eve'
		expect(await compare(renamed)).toBe('other')
		// The same code could be drawn for another name: then it is another room's.
		expect(await ask('0'.repeat(32))).toEqual({ code: null })
		expect(await refusal(await request('/api/rooms/continued/ABCDEF'))).toEqual([400, 'malformed'])
	})

	test('goes on in a room of its own where that is asked for', async () => {
		const played = await peerGame('d'.repeat(32))
		const first = await open({ ...wish, game: played })
		const apart = await open({ ...wish, game: played, apart: true })
		expect(apart).not.toBe(first)
		expect((await enter(apart, 0)).room).toMatchObject({ from: 'devices', phase: 'playing' })
	})
})

test.each([
	['a game that could not have happened', { ...wish, game: { ...game, begin: undefined } }, [400, 'bad-log']],
	['no game at all', { seat: 1, token: tokenOf(0) }, [400, 'bad-log']],
	["a bot's seat", { ...wish, seat: 3 }, [400, 'no-such-seat']],
	['no token', { ...wish, token: 'abc' }, [400, 'malformed']],
	['a body over the limit', { ...wish, more: 'x'.repeat(1024 * 1024) }, [413, 'too-large']],
	['a game over the limit', { ...wish, game: { ...game, more: 'x'.repeat(600_000) } }, [413, 'too-large']],
])('%s is refused', async (_, body, expected) => {
	expect(await refusal(await post(body))).toEqual(expected)
})

test('something nested without end is refused', async () => {
	const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
	const body = JSON.stringify({ ...wish, game: 0 }).replace('"game":0', `"game":${deep}`)
	const response = await request('/api/rooms/continue', { method: 'POST', body })
	expect(response.status).toBe(400)
})

test('a foreign page is refused', async () => {
	expect(await refusal(await post(wish, { Origin: 'https://elsewhere.test' }))).toEqual([
		403,
		'foreign-origin',
	])
})
