import { evictDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { ROOM_LIFETIME } from '../../shared/room/room.ts'
import { GOOD_FOR, MOST_TRIES, type PassageView } from '../../worker/passage/passage.ts'
import { tokenOf } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { holdClock, ringAlarm } from './support/clock.ts'
import { createRoom, enter, from, gatherToPlay, pairToPlay, request, roomObject } from './support/house.ts'
import { Jar } from './support/jar.ts'
import { Browser } from './support/push-service.ts'
import { stored } from './support/stored.ts'
import { keptSubscribers, subscribe } from './support/subscribing.ts'

const FIRST = 1 // the person whose seat goes to another device
const OTHER = 7 // that device, which knows nothing but the link
const THIRD = 8

const ask = (code: string, way: string, person: number, more: object = {}, headers = {}) =>
	request(`/api/rooms/${code}/passage${way}`, {
		method: 'POST',
		headers,
		body: JSON.stringify({ token: tokenOf(person), ...more }),
	})

const offer = async (code: string, person = FIRST) =>
	(await (await ask(code, '', person)).json<{ secret: string }>()).secret

const claim = (code: string, secret: string, person = OTHER) => ask(code, '/claim', person, { secret })

/** As the first device does: it has seen the number that the other shows. */
const answer = async (code: string, yes: boolean, person = FIRST, headers = {}) => {
	const { number } = await stateOf(code)
	return ask(code, '/answer', person, { yes, number }, headers)
}

const stateOf = async (code: string, person = FIRST) =>
	(await ask(code, '/state', person)).json<PassageView>()

/** Nobody but the first device has its seat. */
async function expectNoEntry(code: string, first: ScriptedClient, person: number): Promise<void> {
	expect(first.closed).toBeUndefined()
	expect((await enter(code, person)).you).toMatchObject({ seat: null, owns: null })
}

const noSuchPassage = [404, { code: 'no-such-passage' }]

const told = async (response: Response) => [response.status, await response.json()]

describe('a seat', () => {
	test('W90: goes to the device that followed the link, with its hand, once the first one has agreed', async () => {
		const { code, ada, grace } = await pairToPlay()
		const other = await enter(code, OTHER)
		const secret = await offer(code)
		expect(await stateOf(code)).toEqual({ state: 'open', tries: 0 })
		const asked = await (await claim(code, secret)).json<PassageView>()
		expect(asked).toMatchObject({ state: 'asked', number: expect.any(Number) })
		expect(await stateOf(code)).toEqual({ ...asked, tries: 0 })
		expect(other.you?.seat).toBeNull()

		expect((await answer(code, true)).status).toBe(204)
		await other.until(() => other.you?.seat === grace.you?.seat, 'the seat')
		await other.until(() => JSON.stringify(other.hand?.hand) === JSON.stringify(grace.hand?.hand), 'the hand')
		await grace.untilClosed()
		expect(grace.closed?.reason).toBe('replaced')
		expect(await (await claim(code, secret)).json()).toMatchObject({ state: 'moved' })
		expect(await stateOf(code)).toMatchObject({ state: 'moved' })
		await ada.until(() => ada.presence?.here.includes(other.you!.seat!) === true, 'the presence')
	})

	test('W90: is not its first device’s any more, neither by its token nor by its cookie, and after a sleep too', async () => {
		const { code } = await gatherToPlay(2)
		const jar = new Jar()
		await jar.post(`/api/rooms/${code}/seat`, { token: tokenOf(FIRST) })
		await subscribe(code, FIRST, (await Browser.make()).subscription())
		await claim(code, await offer(code))
		await answer(code, true)
		expect(await keptSubscribers(code)).toEqual({})
		for (let times = 0; times < 2; times++) {
			expect((await enter(code, FIRST)).you).toMatchObject({ seat: null, owns: null })
			expect((await enter(code, FIRST, jar.headers)).you?.seat).toBeNull()
			expect((await enter(code, OTHER)).you?.seat).toBeTypeOf('number')
			await evictDurableObject(roomObject(code))
		}
		expect(await (await jar.post('/api/seats')).json()).toEqual([])
		await jar.post(`/api/rooms/${code}/seat`, { token: tokenOf(FIRST) })
		expect(jar.cookie).toBeUndefined()
	})

	test('W90: takes the room along, where it is its creator’s; the first one has seen a hand, and sits in no other', async () => {
		const { code, grace } = await pairToPlay()
		const { number } = await (await claim(code, await offer(code, 0))).json<PassageView>()
		await ask(code, '/answer', 0, { yes: true, number })
		const other = await enter(code, OTHER)
		expect(await other.send('lock', { locked: true })).toMatchObject({ type: 'ack' })
		expect(await other.send('lock', { locked: false })).toMatchObject({ type: 'ack' })
		const first = await enter(code, 0)
		await grace.send('leave')
		expect(await first.send('ask', { seat: grace.you!.owns, name: 'Ada' })).toMatchObject({
			code: 'held-another',
		})
	})

	test('W90: comes in at a locked door, and in a lobby', async () => {
		const code = await createRoom()
		const creator = await enter(code, 0)
		const first = await enter(code, FIRST)
		for (const client of [creator, first]) await client.send('sit', { name: 'Somebody' })
		await creator.send('lock', { locked: true })
		await claim(code, await offer(code))
		await answer(code, true)
		expect((await enter(code, OTHER)).you?.seat).toBe(first.you?.seat)
	})
})

describe('no entry, and the first device is told:', () => {
	test('W91: by a link that was used', async () => {
		const { code, grace } = await pairToPlay()
		const secret = await offer(code)
		await claim(code, secret)
		expect(await told(await claim(code, secret, THIRD))).toEqual(noSuchPassage)
		expect(await stateOf(code)).toMatchObject({ state: 'asked', tries: 1 })
		await expectNoEntry(code, grace, THIRD)
		await answer(code, true)
		expect(await told(await claim(code, secret, THIRD))).toEqual(noSuchPassage)
		expect(await stateOf(code)).toMatchObject({ state: 'moved', tries: 2 })
		expect((await enter(code, THIRD)).you).toMatchObject({ seat: null, owns: null })
	})

	test('W91: by a link that is too old, also where it was followed in time', async () => {
		const clock = holdClock()
		const { code, grace } = await pairToPlay()
		const secret = await offer(code)
		clock.advance(GOOD_FOR)
		expect(await told(await claim(code, secret))).toEqual(noSuchPassage)
		expect(await stateOf(code)).toEqual({ state: 'late', tries: 1 })
		await claim(code, await offer(code))
		clock.advance(GOOD_FOR)
		expect(await told(await answer(code, true))).toEqual(noSuchPassage)
		await expectNoEntry(code, grace, OTHER)
	})

	test('W91: by a guess; after ten of them the link is none any more', async () => {
		const { code, grace } = await pairToPlay()
		const secret = await offer(code)
		for (let guess = 1; guess <= MOST_TRIES; guess++) {
			expect(await told(await claim(code, `${guess}`.padStart(32, '0'), THIRD))).toEqual(noSuchPassage)
			expect((await stateOf(code)).tries).toBe(guess)
		}
		expect((await stateOf(code)).state).toBe('refused')
		expect(await told(await claim(code, secret))).toEqual(noSuchPassage)
		await expectNoEntry(code, grace, OTHER)
	})

	test('W91: by somebody to whom the first device says no, or nothing', async () => {
		const { code, grace } = await pairToPlay()
		const secret = await offer(code)
		await claim(code, secret, THIRD)
		await expectNoEntry(code, grace, THIRD)
		expect((await answer(code, false)).status).toBe(204)
		expect(await (await claim(code, secret, THIRD)).json()).toMatchObject({ state: 'refused' })
		expect(await told(await answer(code, true))).toEqual(noSuchPassage)
		await expectNoEntry(code, grace, THIRD)
	})

	test('W91: by a link that the first device took back', async () => {
		const { code, grace } = await pairToPlay()
		const secret = await offer(code)
		expect((await answer(code, false)).status).toBe(204)
		expect(await told(await claim(code, secret))).toEqual(noSuchPassage)
		expect(await stateOf(code)).toEqual({ state: 'refused', tries: 1 })
		await expectNoEntry(code, grace, OTHER)
	})

	test('W91: by an old link, once a new one was made', async () => {
		const { code, grace } = await pairToPlay()
		const old = await offer(code)
		await offer(code)
		expect(await told(await claim(code, old))).toEqual(noSuchPassage)
		expect(await stateOf(code)).toEqual({ state: 'open', tries: 1 })
		await expectNoEntry(code, grace, OTHER)
	})
})

describe('whoever means harm', () => {
	test('W92: cannot say yes in the first one’s place, nor make a link without a seat', async () => {
		const { code, grace } = await pairToPlay()
		await claim(code, await offer(code), THIRD)
		for (const person of [0, OTHER, THIRD])
			expect(await told(await answer(code, true, person))).toEqual(noSuchPassage)
		expect(await told(await ask(code, '', THIRD))).toEqual([400, { code: 'not-seated' }])
		expect(await stateOf(code, THIRD)).toEqual({ state: 'none', tries: 0 })
		await expectNoEntry(code, grace, THIRD)
	})

	test('W92: with a seat of their own, or banned, gets no other, and uses up no link', async () => {
		const { code, ada, grace } = await pairToPlay()
		const secret = await offer(code)
		for (const person of [0, FIRST])
			expect(await told(await claim(code, secret, person))).toEqual([400, { code: 'already-seated' }])
		expect(await stateOf(code)).toEqual({ state: 'open', tries: 2 })
		expect([ada.closed, grace.closed]).toEqual([undefined, undefined])

		const lobby = await createRoom()
		const [creator, first, banned] = [
			await enter(lobby, 0),
			await enter(lobby, FIRST),
			await enter(lobby, THIRD),
		]
		for (const client of [creator, first, banned]) await client.send('sit', { name: 'Somebody' })
		await creator.send('kick', { seat: banned.you!.seat, ban: true })
		expect(await told(await claim(lobby, await offer(lobby), THIRD))).toEqual([400, { code: 'banned' }])
	})

	test('W92: who sat down meanwhile gets no other seat', async () => {
		const code = await createRoom()
		const [creator, first, other] = [await enter(code, 0), await enter(code, FIRST), await enter(code, OTHER)]
		for (const client of [creator, first]) await client.send('sit', { name: 'Somebody' })
		await claim(code, await offer(code))
		await other.send('sit', { name: 'Somebody' })
		expect(await told(await answer(code, true))).toEqual([400, { code: 'already-seated' }])
		expect(await stateOf(code)).toMatchObject({ state: 'refused' })
	})

	test('W92: gets no yes that was meant for another: the answer names the number', async () => {
		const { code, grace } = await pairToPlay()
		const { number = 0 } = await (await claim(code, await offer(code), THIRD)).json<PassageView>()
		for (const wrong of [number + 1, undefined, `${number}`])
			expect(await told(await ask(code, '/answer', FIRST, { yes: true, number: wrong }))).toEqual(
				noSuchPassage,
			)
		await expectNoEntry(code, grace, THIRD)
		expect(await stateOf(code)).toMatchObject({ state: 'asked' })
	})

	test('W92: sits down, makes a link and leaves, again and again: what is stored stays small', async () => {
		const code = await createRoom()
		const size = async () => (await stored(code)).rows.find((row) => row.includes('"passages"'))!.length
		await (await enter(code, 0)).send('sit', { name: 'Ada' })
		const open = await offer(code, 0)
		let before = 0
		for (let person = 100; person < 160; person++) {
			const stranger = await enter(code, person)
			await stranger.send('sit', { name: 'Somebody' })
			await offer(code, person)
			await stranger.send('leave')
			stranger.close()
			if (person === 130) before = await size()
		}
		expect(await size()).toBeLessThan(before + 100)
		expect(await claim(code, open)).toMatchObject({ status: 200 })
	})

	test('W92: takes a seat from device to device all day: a game’s log has an end', async () => {
		const { code } = await pairToPlay()
		let moves = 0
		for (let person = FIRST; moves < 100; moves++) {
			const next = 1000 + moves
			const { number } = await (await claim(code, await offer(code, person), next)).json<PassageView>()
			const { status } = await ask(code, '/answer', person, { yes: true, number })
			if (status !== 204) break
			person = next
		}
		expect(moves).toBeGreaterThan(5)
		expect(moves).toBeLessThan(50)
	})

	test('W92: sends no command that moves a seat', async () => {
		const { ada } = await pairToPlay()
		const args = { from: tokenOf(1), to: tokenOf(0) }
		expect(await ada.send('change-device', args)).toMatchObject({ code: 'not-allowed' })
	})

	test.each(['', '/state', '/answer', '/claim'])(
		'W92: from a foreign page, or with nothing to say: %s',
		async (way) => {
			const { code } = await pairToPlay()
			const foreign = { Origin: 'https://elsewhere.test' }
			expect((await ask(code, way, FIRST, {}, foreign)).status).toBe(403)
			expect((await request(`/api/rooms/${code}/passage${way}`, { method: 'POST', body: '{' })).status).toBe(
				400,
			)
		},
	)

	test('W64, W92: asks again and again: a household has so many tries a minute', async () => {
		const code = await createRoom()
		const one = from('192.0.2.91')
		const tries = await Promise.all(
			Array.from({ length: 160 }, () => ask(code, '/claim', THIRD, { secret: 'f'.repeat(32) }, one)),
		)
		expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
	})

	test('W65, W92: of a room that is none writes nothing', async () => {
		expect(await told(await claim('ZZZZZZ', 'f'.repeat(32)))).toEqual(noSuchPassage)
		expect(await stored('ZZZZZZ')).toMatchObject({ tables: [], alarm: null })
	})

	test('W92: neither secret nor token is stored, and nothing after the room', async () => {
		const clock = holdClock()
		const { code } = await pairToPlay()
		const secret = await offer(code)
		await claim(code, secret)
		await answer(code, true)
		expect(JSON.stringify(await stored(code))).not.toMatch(new RegExp(`${secret}|${tokenOf(OTHER)}`))
		clock.advance(ROOM_LIFETIME)
		await ringAlarm(code)
		expect(await stored(code)).toMatchObject({ tables: [], alarm: null })
	})
})
