import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { findGame } from '../../shared/games/index.ts'
import type { World } from '../../shared/room/command.ts'
import { commands } from '../../shared/room/commands/index.ts'
import type { Began } from '../../shared/room/copies.ts'
import { ERASED } from '../../shared/room/erased.ts'
import { observe } from '../../shared/room/observed-digests.ts'
import type { Room } from '../../shared/room/room.ts'
import { verify } from '../../shared/room/verify.ts'
import type { AuthorityFrame } from '../../shared/sync/frames.ts'
import { originOf } from '../../shared/sync/peer/card.ts'
import { peerGame } from '../support/peer-game.ts'
import { isDealt, isOver, stepsOf, tokenOf } from '../support/play.ts'
import type { Frame, ScriptedClient } from '../support/scripted-client.ts'
import { createRoom, enter, gather, request, roomObject } from './support/house.ts'
import { Jar } from './support/jar.ts'
import { Browser } from './support/push-service.ts'
import { stored } from './support/stored.ts'
import { keptSubscribers, subscribe } from './support/subscribing.ts'

const NAMES = ['Adelheid', 'Gracienne', 'Katarina']
const SAID = 'Quetzalcoatl'

/** Everything a room stores, as text in which a name can be looked for; of bytes, their letters. */
async function everythingIn(code: string): Promise<string> {
	const { rows, entries } = await stored(code)
	const letters = (bytes: string) =>
		bytes.replace(/\d+(?: \d+)+/g, (list) => String.fromCharCode(...list.split(' ').map(Number)))
	return letters([...rows, JSON.stringify(entries)].join('\n'))
}

async function seated(count: number, code?: string): Promise<{ code: string; players: ScriptedClient[] }> {
	const where = code ?? (await createRoom())
	const players = await gather(where, count)
	for (const [index, player] of players.entries()) await player.send('sit', { name: NAMES[index]! })
	return { code: where, players }
}

/** A game of so many that has begun, in which everybody has said something, and been called something else before. */
async function begun(count = 3) {
	const { code, players } = await seated(count)
	await players[0]!.send('start')
	for (const player of players) await player.until(() => isDealt(player), 'the table')
	for (const player of players) await player.send('chat', { text: SAID })
	await players[1]!.send('profile', { name: 'Grisella' })
	await players[0]!.send('chat', { text: 'What a name' })
	return { code, players }
}

/** The letters in all that a page has of the room and the table, also of what was overwritten. */
const bytesOf = ({ documents }: ScriptedClient): string =>
	[documents.room, documents.table].map((one) => Buffer.from(Y.encodeStateAsUpdate(one)).toString()).join()

const namesOf = (client: ScriptedClient) => client.room.seats.map(({ name }) => name)

describe('erasing oneself from a table', () => {
	test('W150: in a game leaves a bot, and neither name nor line in any row, document or frame', async () => {
		const { code, players } = await begun()
		const [ada, grace, kata] = players as [ScriptedClient, ScriptedClient, ScriptedClient]
		await subscribe(code, 1, (await Browser.make()).subscription())
		expect(await everythingIn(code)).toMatch(/Gracienne[\s\S]*Grisella/)
		expect(await grace.send('erase')).toMatchObject({ type: 'ack' })
		const kept = await everythingIn(code)
		expect(kept).not.toMatch(/Gracienne|Grisella/)
		expect(kept).toContain('Adelheid')
		expect(await keptSubscribers(code)).toEqual({})
		await ada.until(() => namesOf(ada)?.[1] === ERASED, 'the name')
		for (const one of players) expect(bytesOf(one)).not.toMatch(/Gracienne|Grisella/)
		expect(ada.table.about.seats.map(({ name }) => name)).toEqual(['Adelheid', ERASED, 'Katarina'])
		expect(ada.room.seats[1]).toMatchObject({ played: 'bot', owned: false })
		await evictDurableObject(roomObject(code))
		const later = await enter(code, 3)
		expect(namesOf(later)).toEqual(['Adelheid', ERASED, 'Katarina'])
		expect(JSON.stringify(later.table)).not.toMatch(/Gracienne|Grisella/)
		expect(await linesFor(later)).toEqual([
			['Adelheid', SAID],
			['Katarina', SAID],
			['Adelheid', 'What a name'],
		])
		await kata.send('chat', { text: 'Well' })
		expect((await linesFor(later)).at(-1)).toEqual(['Katarina', 'Well'])
	})

	test('W150: a line that is said after others were erased is a new one to everybody', async () => {
		const { players } = await begun(2)
		const [ada, grace] = players as [ScriptedClient, ScriptedClient]
		await grace.send('chat', { text: 'Last' })
		await ada.until(() => ada.chat.at(-1)?.text === 'Last', 'the line')
		const last = ada.chat.at(-1)!.n
		await grace.send('erase')
		await ada.send('chat', { text: 'After' })
		await ada.until(() => ada.chat.at(-1)?.text === 'After', 'the line')
		expect(ada.chat.at(-1)!.n).toBe(last + 1)
	})

	test('W150: the game goes on, and sleeps and wakes as it is', async () => {
		const { code, players } = await begun()
		await players[1]!.send('erase')
		await evictDurableObject(roomObject(code))
		const [ada, , kata] = players as [ScriptedClient, ScriptedClient, ScriptedClient]
		const actor = [ada, kata].find((one) => stepsOf(one).length > 0)
		if (actor)
			expect(await actor.send('move', { steps: [stepsOf(actor)[0]!] })).toMatchObject({ type: 'ack' })
		expect(await ada.send('chat', { text: 'Still here' })).toMatchObject({ type: 'ack' })
	})

	test('W150: after a game its record has another name, and the record of the game before is gone', async () => {
		const { code, players } = await ended()
		const [ada, grace] = players as [ScriptedClient, ScriptedClient]
		await ada.send('rematch')
		for (const player of players)
			await player.until(() => player.epoch === 2 && isDealt(player), 'the next game')
		expect(await recordFor(ada, 1)).not.toBeNull()
		await endEarly(players)
		await grace.send('erase')
		expect(await everythingIn(code)).not.toContain('Gracienne')
		expect(await recordFor(ada, 1)).toBeNull()
		expect((await recordFor(ada, 2))?.seats.map(({ name }) => name)).toEqual(['Adelheid', ERASED, 'Katarina'])
	})

	test('W150: a kept table tells its latest results without their name, and with everybody else’s', async () => {
		const { code, players } = await ended()
		const [ada, grace, kata] = players as [ScriptedClient, ScriptedClient, ScriptedClient]
		const kept = { method: 'POST', body: JSON.stringify({ token: tokenOf(0), kept: true }) }
		expect((await request(`/api/rooms/${code}/keep`, kept)).status).toBe(204)
		await grace.send('profile', { name: 'Gisela' })
		await ada.send('rematch')
		for (const player of players)
			await player.until(() => player.epoch === 2 && isDealt(player), 'the next game')
		await endEarly(players)
		const named = (client: ScriptedClient) =>
			client.room.results?.map((result) => result.players.map(({ name }) => name))
		expect(named(ada)).toEqual([
			['Adelheid', 'Gracienne', 'Katarina'],
			['Adelheid', 'Gisela', 'Katarina'],
		])
		expect(JSON.stringify(ada.room.results)).not.toContain('person')
		expect(await grace.send('erase')).toMatchObject({ type: 'ack' })
		expect(await everythingIn(code)).not.toMatch(/Gracienne|Grisella|Gisela/)
		const left = [
			['Adelheid', ERASED, 'Katarina'],
			['Adelheid', ERASED, 'Katarina'],
		]
		await kata.until(() => JSON.stringify(named(kata)) === JSON.stringify(left), 'the results')
		for (const one of players) expect(bytesOf(one)).not.toMatch(/Gracienne|Grisella|Gisela/)
		await evictDurableObject(roomObject(code))
		const later = await enter(code, 5)
		expect(named(later)).toEqual(left)
		expect(later.room.results?.[0]?.players[1]).toMatchObject({ score: expect.any(Number) })
	})

	test('W150: one who watched erases what they said, and nobody else does', async () => {
		const { code, players } = await begun(2)
		const [ada, grace] = players as [ScriptedClient, ScriptedClient]
		await ada.send('open-chat', { open: true })
		const [eve, mallory] = [await enter(code, 5), await enter(code, 6)]
		await eve.send('introduce', { name: 'Evelina' })
		await eve.send('chat', { text: 'From the sofa' })
		expect(await mallory.send('erase')).toMatchObject({ type: 'rejected', code: 'not-seated' })
		expect(await grace.send('erase')).toMatchObject({ type: 'ack' })
		expect(await linesFor(ada)).toContainEqual(['Evelina', 'From the sofa'])
		expect(await eve.send('erase')).toMatchObject({ type: 'ack' })
		expect(await everythingIn(code)).not.toMatch(/Evelina|sofa/)
		await evictDurableObject(roomObject(code))
		expect(await linesFor(ada)).toEqual([
			['Adelheid', SAID],
			['Adelheid', 'What a name'],
		])
		expect(await eve.send('erase')).toMatchObject({ type: 'rejected', code: 'not-seated' })
	})

	test('W150: what somebody said while they watched goes with what they said in their seat', async () => {
		const { code, players } = await seated(1)
		const ada = players[0]!
		await ada.send('open-chat', { open: true })
		const eve = await enter(code, 5)
		await eve.send('introduce', { name: 'Evelina' })
		await eve.send('chat', { text: 'From the sofa' })
		await eve.send('sit', { name: 'Evangeline' })
		await eve.send('chat', { text: 'From the chair' })
		expect(await eve.send('erase')).toMatchObject({ type: 'ack' })
		expect(await everythingIn(code)).not.toMatch(/Evelina|Evangeline|sofa|chair/)
		expect(await linesFor(ada)).toEqual([])
	})

	test('W151: sent again it is done once, also after a sleep', async () => {
		const { code, players } = await begun()
		const grace = players[1]!
		const command = grace.command('erase')
		expect(await grace.deliver(command)).toMatchObject({ type: 'ack' })
		const kept = await everythingIn(code)
		expect(await grace.deliver(command)).toMatchObject({ type: 'ack' })
		await evictDurableObject(roomObject(code))
		expect(await (await enter(code, 1)).deliver(command)).toMatchObject({ type: 'ack' })
		expect(await everythingIn(code)).toBe(kept)
	})

	test('W151: whoever has a seat erases no other, whatever they send', async () => {
		const { players } = await begun()
		const [ada, grace] = players as [ScriptedClient, ScriptedClient]
		await grace.send('erase', { seat: 1, by: tokenOf(0), person: tokenOf(0), name: 'Adelheid' })
		await ada.until(() => namesOf(ada)[1] === ERASED, 'the name')
		expect(namesOf(ada)).toEqual(['Adelheid', ERASED, 'Katarina'])
		expect((await linesFor(ada)).map(([name]) => name)).toEqual(['Adelheid', 'Katarina', 'Adelheid'])
	})

	test('W152: verify holds no names against a record from which somebody was erased, and everything else', async () => {
		const { players } = await begun()
		const [ada, grace] = players as [ScriptedClient, ScriptedClient]
		const seen = observe(undefined, ada.table)
		await grace.send('erase')
		await endEarly([ada, players[2]!])
		const record = (await recordFor(ada, 1))!
		const game = findGame('metro')!
		expect(verify(game, record, seen)).toMatchObject({ altered: null })
		const other = { ...record, seed: record.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }
		expect(verify(game, other, seen)).toEqual({ altered: 'seed' })
		const named = { ...record, seats: record.seats.map((seat) => ({ ...seat, name: 'Grace' })) }
		expect(verify(game, named, seen)).toEqual({ altered: 'terms' })
	})

	test('W150: goes for all that they were, by every browser that the seat went through', async () => {
		const { code, players } = await begun(2)
		const [ada, grace] = players as [ScriptedClient, ScriptedClient]
		await changeDevice(code, 1, 7)
		const other = await enter(code, 7)
		await other.send('chat', { text: 'From my phone' })
		await endEarly([ada, other])
		await changeDevice(code, 7, 8)
		const third = await enter(code, 8)
		expect(grace.closed?.reason).toBe('replaced')
		expect(await everythingIn(code)).toMatch(/Gracienne[\s\S]*Grisella/)
		expect(await third.send('erase')).toMatchObject({ type: 'ack' })
		expect(await everythingIn(code)).not.toMatch(/Gracienne|Grisella|phone/)
		expect(await linesFor(ada)).toEqual([
			['Adelheid', SAID],
			['Adelheid', 'What a name'],
		])
	})

	test('W150: goes from a game that was brought, which is not compared with others’ copies any more', async () => {
		const game = await peerGame('c'.repeat(32))
		const names = game.terms.seats.map(({ name }) => name)
		const wish = { method: 'POST', body: JSON.stringify({ game, seat: 1, token: tokenOf(0) }) }
		const { code } = await (await request('/api/rooms/continue', wish)).json<{ code: string }>()
		const began = async () => {
			const answer = await request(`/api/rooms/continued/${originOf('c'.repeat(32), 1)}?entries=0`)
			return (await answer.json<{ began?: Began }>()).began
		}
		const [ada, bob] = [await enter(code, 0), await enter(code, 1)]
		await bob.send('sit', { name: 'Gracienne', seat: 2 })
		const before = await everythingIn(code)
		for (const name of [...names, 'Gracienne']) expect(before).toContain(`"${name}"`)
		await bob.send('erase')
		const kept = await everythingIn(code)
		for (const name of [names[1], 'Gracienne']) expect(kept).not.toContain(`"${name}"`)
		expect(kept).toContain(`"${names[0]}"`)
		await evictDurableObject(roomObject(code))
		expect(await began()).toBeUndefined()
		expect((await enter(code, 0)).table.about.seats.map(({ name }) => name)).toEqual([names[0], ERASED])
		expect(ada.table.about.seats.map(({ name }) => name)).toEqual([names[0], ERASED])
	})

	test('W152: nobody else is called what stands for those who were erased', async () => {
		const [ada] = (await seated(1)).players
		await ada!.send('profile', { name: ERASED })
		await ada!.until(() => namesOf(ada!)[0] === `${ERASED} 2`, 'another name')
	})

	test('W151: before a game the seat goes, and with it whom to call', async () => {
		const { code, players } = await seated(2)
		await subscribe(code, 1, (await Browser.make()).subscription())
		expect(Object.keys(await keptSubscribers(code))).toHaveLength(1)
		await players[1]!.send('erase')
		await players[0]!.until(() => players[0]!.room.seats.length === 1, 'the seat gone')
		expect(await keptSubscribers(code)).toEqual({})
		expect(await everythingIn(code)).not.toContain('Gracienne')
	})

	test('W151: is for whoever has something there, and about nobody else', async () => {
		const { code, players } = await begun(2)
		const stranger = await enter(code, 5)
		const before = await everythingIn(code)
		expect(await stranger.send('erase')).toMatchObject({ type: 'rejected', code: 'not-seated' })
		expect(await stranger.send('erase', { seat: 1, person: tokenOf(0) })).toMatchObject({
			code: 'not-seated',
		})
		expect(await everythingIn(code)).toBe(before)
		expect(players[0]!.room.seats).toHaveLength(2)
	})

	test('W151: who made the room hands it to the next, and is nobody there any more', async () => {
		const { code, players } = await seated(2)
		const [ada, grace] = players as [ScriptedClient, ScriptedClient]
		await ada.send('erase')
		expect(await grace.send('configure', { game: 'franchise', options: {} })).toMatchObject({ type: 'ack' })
		expect(await roomObject(code).recall((await keptPeople(code))[0] ?? '')).toBeDefined()
	})

	test('W151: with the last person the room goes, and nothing is stored', async () => {
		const { code, players } = await seated(1)
		await players[0]!.send('add-bot')
		await players[0]!.send('start')
		players[0]!.sendRaw(players[0]!.command('erase'))
		await players[0]!.untilClosed()
		expect(players[0]!.closed?.code).toBe(4002)
		expect(await stored(code)).toMatchObject({ tables: [], rows: [], alarm: null })
	})

	test('W151: is not for tables between devices, where all that somebody did bears their name', () => {
		const room = { host: 'f'.repeat(64) } as Room
		expect(commands.erase.permit?.(room, {}, '', {} as World)).toEqual({ rejected: 'not-allowed' })
	})

	test('W151: again and again writes a finished game anew no more than once', async () => {
		const { code, players } = await ended()
		await players[1]!.send('erase')
		const rows = (await stored(code)).rows.filter((row) => row.includes('"number"'))
		for (let times = 0; times < 3; times++) {
			await players[1]!.send('sit', { name: 'Gracienne' })
			await players[1]!.send('erase')
		}
		expect((await stored(code)).rows.filter((row) => row.includes('"number"'))).toEqual(rows)
	})
})

test('W153: the cookie is taken away, for the page of its origin alone, and no room hears of it', async () => {
	const jar = new Jar()
	const { code } = await (await jar.post('/api/rooms', { game: 'metro', token: tokenOf(0) })).json<{
		code: string
	}>()
	const runs = () => runInDurableObject(roomObject(code), (room) => room.runs)
	const before = await runs()
	const foreign = await request('/api/seats', {
		method: 'DELETE',
		headers: { ...jar.headers, Origin: 'https://elsewhere.test' },
	})
	expect([foreign.status, foreign.headers.get('Set-Cookie')]).toEqual([403, null])
	const answer = await request('/api/seats', { method: 'DELETE', headers: jar.headers })
	expect(answer.status).toBe(204)
	expect(answer.headers.get('Set-Cookie')).toMatch(/^__Secure-seats=; Max-Age=0; Path=\/api;/)
	expect(await runs()).toBe(before)
})

/** The seat of one goes to another device. */
async function changeDevice(code: string, from: number, to: number): Promise<void> {
	const ask = (way: string, person: number, more: object) =>
		request(`/api/rooms/${code}/passage${way}`, {
			method: 'POST',
			body: JSON.stringify({ token: tokenOf(person), ...more }),
		})
	const { secret } = await (await ask('', from, {})).json<{ secret: string }>()
	const { number } = await (await ask('/claim', to, { secret })).json<{ number: number }>()
	expect((await ask('/answer', from, { yes: true, number })).status).toBe(204)
}

/** Who owns or plays a seat, as it is stored between games. */
async function keptPeople(code: string): Promise<string[]> {
	const row = (await stored(code)).rows.map((text) => JSON.parse(text)).find(({ name }) => name === 'after')
	return JSON.parse(row.body).checkpoint.room.seats.map(({ owner }: { owner: string }) => owner)
}

async function ended() {
	const { code, players } = await begun()
	await endEarly(players)
	return { code, players }
}

async function endEarly(players: readonly ScriptedClient[]): Promise<void> {
	const [first, ...others] = players as [ScriptedClient, ...ScriptedClient[]]
	await first.send('propose', { what: 'end' })
	for (const other of others) {
		await other.until(() => other.room.proposal !== undefined, 'the proposal')
		await other.send('reply', { proposal: other.room.proposal!.id, yes: true })
	}
	for (const player of players) await player.until(() => isOver(player), 'the end')
}

async function recordFor(client: ScriptedClient, epoch: number) {
	const seen = client.received.length
	client.sendRaw({ type: 'record', epoch })
	const isRecord = (frame: AuthorityFrame): frame is Frame<'record'> => frame.type === 'record'
	return (await client.next(isRecord, seen)).record
}

async function linesFor(client: ScriptedClient): Promise<[string, string][]> {
	const seen = client.received.length
	client.sendRaw({ type: 'lines', after: 0 })
	const areLines = (frame: AuthorityFrame): frame is Frame<'lines'> => frame.type === 'lines'
	return (await client.next(areLines, seen)).lines.map(({ name, text }) => [name, text])
}
