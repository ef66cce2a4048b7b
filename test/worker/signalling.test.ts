import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { MAX_SIGNAL, MAX_TOPIC, MAX_TOPICS, SIGNAL_PING } from '../../shared/sync/peer/signalling.ts'
import { holdClock } from './support/clock.ts'
import { from, request } from './support/house.ts'
import { Signaller, signalObject } from './support/signaller.ts'

let rooms = 0
const LETTERS = 'BCDFGHJKLM'
/** A code that no other test uses. */
const newCode = () => `WX${[...`${1000 + rooms++}`].map((digit) => LETTERS[Number(digit)]).join('')}`

const longName = (index: number) => `${index}`.padEnd(MAX_TOPIC, 'x')
const publish = (topic: string, data: unknown = 'hello') => ({ type: 'publish', topic, data })

describe("the protocol of y-webrtc's own server", () => {
	test('W53: what is published on a topic reaches all who listen to it, the publisher included', async () => {
		const code = newCode()
		const [one, other, elsewhere] = await Promise.all([
			Signaller.at(code, 'board'),
			Signaller.at(code, 'door', 'board'),
			Signaller.at(code, 'door'),
		])
		one.say(publish('board', { deep: [1, null] }))
		await Promise.all([one, other].map((peer) => peer.until(() => peer.published.length === 1)))
		const expected = { type: 'publish', topic: 'board', data: { deep: [1, null] }, clients: 2 }
		expect([one.published, other.published]).toEqual([[expected], [expected]])
		await elsewhere.answered()
		expect(elsewhere.published).toEqual([])
	})

	test('whoever has unsubscribed, or is gone, hears no more', async () => {
		const code = newCode()
		const [one, other, gone] = await Promise.all([
			Signaller.at(code, 'board'),
			Signaller.at(code, 'board'),
			Signaller.at(code, 'board'),
		])
		other.say({ type: 'unsubscribe', topics: ['board', 'never joined'] })
		await other.answered()
		gone.close()
		await gone.until(() => gone.closed !== undefined)
		one.say(publish('board'))
		await one.until(() => one.published.length === 1)
		expect(one.published).toMatchObject([{ clients: 1 }])
		await other.answered()
		expect(other.published).toEqual([])
	})

	test('subscribing twice is hearing once; one may publish where one does not listen', async () => {
		const code = newCode()
		const one = await Signaller.at(code, 'board', 'board')
		one.say({ type: 'subscribe', topics: ['board'] })
		await one.answered()
		const other = await Signaller.at(code)
		other.say(publish('board'))
		await one.until(() => one.published.length > 0)
		await one.answered()
		expect(one.published).toMatchObject([{ clients: 1 }])
	})

	test('a ping is answered with a pong', async () => {
		const one = await Signaller.open(newCode())
		one.say(SIGNAL_PING)
		await one.until(() => one.told.length === 1)
		expect(one.told).toEqual([{ type: 'pong' }])
	})

	test('rooms with other codes hear nothing', async () => {
		const [one, other] = [await Signaller.at(newCode(), 'board'), await Signaller.at(newCode(), 'board')]
		one.say(publish('board'))
		await one.until(() => one.published.length === 1)
		await other.answered()
		expect(other.published).toEqual([])
	})
})

describe('sleep', () => {
	test('what a socket listens to outlives the sleep of the object, as many topics as there may be', async () => {
		const code = newCode()
		const names = Array.from({ length: MAX_TOPICS }, (_, index) => longName(index))
		const [one, other] = [await Signaller.at(code, ...names), await Signaller.at(code, 'board')]
		await evictDurableObject(signalObject(code))
		other.say(publish(names.at(-1)!))
		await one.until(() => one.published.length === 1)
		other.say({ type: 'subscribe', topics: [names[0]!] })
		await evictDurableObject(signalObject(code))
		one.say(publish(names[0]!))
		await other.until(() => other.published.length === 1)
		expect(one.closed ?? other.closed).toBeUndefined()
	})

	test('pings wake nobody', async () => {
		const code = newCode()
		const one = await Signaller.at(code, 'board')
		const runs = () => runInDurableObject(signalObject(code), (signal) => signal.runs)
		const before = await runs()
		for (let pings = 0; pings < 5; pings++) {
			one.say(SIGNAL_PING)
			await one.until(() => one.told.length === 2 + pings)
		}
		expect(await runs()).toBe(before)
	})

	test('nothing is stored, and nothing is set to wake it', async () => {
		const code = newCode()
		const one = await Signaller.at(code, 'board')
		one.say(publish('board'))
		await one.until(() => one.published.length === 1)
		const kept = await runInDurableObject(signalObject(code), async (_, { storage }) => [
			await storage.getAlarm(),
			[...(await storage.list())],
		])
		expect(kept).toEqual([null, []])
	})
})

test('listening to what many listen to costs no look at each of them', async () => {
	const code = newCode()
	const topics = Array.from({ length: 64 }, (_, index) => `board ${index}`)
	const all = await Promise.all(Array.from({ length: 39 }, () => Signaller.at(code, ...topics)))
	const looks = vi.spyOn(WebSocket.prototype, 'deserializeAttachment')
	onTestFinished(() => looks.mockRestore())
	all[0]!.say({ type: 'unsubscribe', topics })
	await all[0]!.listenTo(...topics)
	expect(looks).not.toHaveBeenCalled()
	all[0]!.say(publish(topics[63]!))
	await all[0]!.until(() => all[0]!.published.length === 1)
	expect(all[0]!.published).toMatchObject([{ clients: 39 }])
})

describe('W54: whoever sends what is none is sent away, and nobody else notices', () => {
	test.each<[string, string | object | ArrayBuffer, number]>([
		['no JSON', '{"type":', 4012],
		['no object', 'null', 4012],
		['a list', '[]', 4012],
		['an unknown type', { type: 'cheat' }, 4012],
		['a type that every object has', { type: '__proto__' }, 4012],
		['topics that are no list', { type: 'subscribe', topics: 'board' }, 4012],
		['a topic that is no text', { type: 'subscribe', topics: [7] }, 4012],
		['a topic without a name', { type: 'subscribe', topics: [''] }, 4012],
		['a name over the limit', { type: 'subscribe', topics: ['x'.repeat(MAX_TOPIC + 1)] }, 4012],
		['nothing to subscribe to', { type: 'subscribe' }, 4012],
		['publishing nowhere', { type: 'publish', data: 'x' }, 4012],
		['bytes', new ArrayBuffer(8), 4012],
		['a message over the limit', publish('board', 'x'.repeat(MAX_SIGNAL)), 4009],
		[
			'too many topics',
			{ type: 'subscribe', topics: Array.from({ length: MAX_TOPICS }, (_, i) => longName(i)) },
			4013,
		],
	])('%s', async (_, message, code) => {
		const room = newCode()
		const [honest, friend] = [await Signaller.at(room, 'board'), await Signaller.at(room, 'board')]
		const abuser = await Signaller.at(room, 'board')
		abuser.say(message)
		await abuser.until(() => abuser.closed !== undefined)
		expect(abuser.closed?.code).toBe(code)
		honest.say(publish('board'))
		await friend.until(() => friend.published.length === 1)
		expect(friend.published).toMatchObject([{ data: 'hello', clients: 2 }])
		expect(honest.closed ?? friend.closed).toBeUndefined()
	})

	test('a flood', async () => {
		holdClock() // on a slow machine it could take so long that its sender counts as idle first
		const room = newCode()
		const [honest, friend] = [await Signaller.at(room, 'board'), await Signaller.at(room, 'board')]
		const abuser = await Signaller.open(room)
		for (let i = 0; i < 3000 && !abuser.closed; i++) abuser.say(publish('nowhere'))
		await abuser.until(() => abuser.closed !== undefined)
		expect(abuser.closed).toEqual({ code: 4008, reason: 'tooFast' })
		honest.say(publish('board'))
		await friend.until(() => friend.published.length === 1)
		expect(honest.closed ?? friend.closed).toBeUndefined()
	})

	test('a flood of few but large messages', async () => {
		holdClock()
		const abuser = await Signaller.open(newCode())
		for (let i = 0; i < 300 && !abuser.closed; i++) abuser.say(publish('nowhere', 'x'.repeat(60_000)))
		await abuser.until(() => abuser.closed !== undefined)
		expect(abuser.closed?.code).toBe(4008)
	})
})

describe('the way in', () => {
	const upgrade = { Upgrade: 'websocket' }

	test('from a foreign page is refused', async () => {
		const headers = { ...upgrade, Origin: 'https://elsewhere.test' }
		const response = await request('/api/signal/BCDFGH', { headers })
		expect([response.status, await response.json()]).toEqual([403, { code: 'foreign-origin' }])
	})

	test('without an upgrade is refused', async () => {
		const response = await request('/api/signal/BCDFGH')
		expect([response.status, await response.json()]).toEqual([426, { code: 'upgrade-required' }])
	})

	test('by a code that is none leads nowhere', async () => {
		const one = await Signaller.open('NOTACODE')
		await one.until(() => one.closed !== undefined)
		expect(one.closed).toEqual({ code: 4004, reason: 'noSuchRoom' })
	})

	test('is closed once too many are in', async () => {
		const code = newCode()
		await Promise.all(Array.from({ length: 128 }, (_, index) => Signaller.at(code, `board ${index >> 1}`)))
		await expect(Signaller.open(code)).rejects.toThrow('503')
	})

	test('W55: stays open though many are in who listen to nothing: one of them makes room', async () => {
		holdClock()
		const code = newCode()
		const friend = await Signaller.at(code, 'board')
		const idle = await Promise.all(Array.from({ length: 127 }, () => Signaller.open(code)))
		await evictDurableObject(signalObject(code))
		const late = await Signaller.at(code, 'board')
		await Promise.race(idle.map((one) => one.until(() => one.closed !== undefined)))
		late.say(publish('board'))
		await friend.until(() => friend.published.length === 1)
		const gone = idle.flatMap(({ closed }) => closed ?? [])
		expect(gone).toEqual([{ code: 4014, reason: 'idle' }])
	})

	test('is left at the next event by whoever has not come to listen for five seconds', async () => {
		const clock = holdClock()
		const code = newCode()
		const friend = await Signaller.at(code, 'board')
		const [idle, done] = [await Signaller.open(code), await Signaller.at(code, 'board')]
		clock.advance(4_999)
		done.say({ type: 'unsubscribe', topics: ['board'] })
		await done.answered()
		expect(idle.closed).toBeUndefined()
		clock.advance(1)
		await friend.answered()
		await idle.until(() => idle.closed !== undefined)
		expect(idle.closed).toEqual({ code: 4014, reason: 'idle' })
		expect(done.closed).toBeUndefined()
	})
})

describe('the squat', () => {
	let tests = 0
	beforeEach(() => {
		tests += 1
	})
	/** As many as get in; a household has numbers of its own in every test, since each may come in only so often. */
	const squatters = async (
		code: string,
		count: number,
		where: (index: number) => [household: number | string, topic: string],
	) => {
		const all: Signaller[] = []
		for (let index = 0; index < count; index++) {
			const [household, topic] = where(index)
			const address = typeof household === 'string' ? household : `203.${tests}.113.${household}`
			const came = Signaller.from(from(address), code, topic)
			await came.then(
				(one) => all.push(one),
				() => undefined, // there was no place
			)
		}
		return all
	}
	/** A host and a guest, who have the link and so know the door, come in and hear each other. */
	const meet = async (code: string) => {
		const host = await Signaller.from(from('198.51.100.1'), code, 'door')
		const guest = await Signaller.from(from('198.51.100.2'), code, 'door')
		guest.say(publish('door', 'knock'))
		await host.until(() => host.published.length > 0)
		expect(host.published).toMatchObject([{ data: 'knock' }])
		expect([host.closed, guest.closed]).toEqual([undefined, undefined])
	}

	const inOneNetwork = (index: number) => `2001:db8:7:${index.toString(16)}::1`

	test.each<[string, (index: number) => [number | string, string]]>([
		['each on a topic of its own, from one household', (index) => [1, `${index}`]],
		['all on one topic, from one household', () => [1, 'squat']],
		['eight to a topic, from four households', (index) => [index & 3, `${index >> 3}`]],
		['each on a topic of its own, each from a household of its own', (index) => [index, `${index}`]],
		[
			'each on a topic of its own, each from a network of its own',
			(index) => [`203.0.${index}.${tests}`, `${index}`],
		],
		['two to a topic, each from a household of its own', (index) => [index, `${index >> 1}`]],
		[
			'two to a topic, each from a household of its own by IPv6',
			(index) => [inOneNetwork(index), `${index >> 1}`],
		],
	])('128 listeners with nothing but the code, %s, do not shut the host out', async (_, where) => {
		const code = newCode()
		await squatters(code, 128, where)
		await meet(code)
	})

	test('a network that has taken all other places drives out neither a host who waits alone nor a home', async () => {
		const code = newCode()
		const host = await Signaller.from(from('198.51.100.1'), code, 'door')
		const home = [
			await Signaller.from(from('192.0.2.1'), code, 'board'),
			await Signaller.from(from('192.0.2.1'), code, 'board'),
		]
		await squatters(code, 140, (index) => [inOneNetwork(index), `${index >> 1}`])
		for (const one of [host, ...home]) await one.answered()
		expect([host, ...home].map(({ closed }) => closed)).toEqual([undefined, undefined, undefined])
		await meet(code)
		expect(host.closed).toBeUndefined()
	})

	test('those who know the door do not shut the host out either', async () => {
		const code = newCode()
		const all = await squatters(code, 128, (index) => [index & 3, 'door'])
		const open = all.filter(({ closed }) => !closed)
		expect(open.length).toBeGreaterThan(0)
		expect(open.length).toBeLessThanOrEqual(40)
		await meet(code)
	})

	test('W55: a household holds at most half of the places, and a topic takes 40', async () => {
		const code = newCode()
		const all = await squatters(code, 70, (index) => [1, `pair ${index >> 1}`])
		expect(all).toHaveLength(64)
		const other = newCode()
		const listeners = await Promise.all(
			Array.from({ length: 41 }, () => Signaller.at(other, 'door').catch(() => undefined)),
		)
		expect(listeners.filter((one) => one?.closed?.code === 4018)).toHaveLength(1)
	})
})

test('the servers that help pages to find a direct way are those of the configuration', async () => {
	const response = await request('/api/ice-servers')
	expect(await response.json()).toEqual([{ urls: expect.stringMatching(/^stun:/) }])
})
