import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { ROOM_LIFETIME } from '../../../shared/room/room.ts'
import { PING, PONG } from '../../../shared/sync/frames.ts'
import { ANSWER_WITHIN } from '../../../worker/push/send.ts'
import { SILENT_FOR } from '../../../worker/push/subscribers.ts'
import { actorOf, stepsOf } from '../../support/play.ts'
import type { ScriptedClient } from '../../support/scripted-client.ts'
import { type HeldClock, holdClock, passToAlarm, ringAlarm } from '../support/clock.ts'
import { createRoom, gather, gatherToPlay, roomObject } from '../support/house.ts'
import { Browser, type PushAnswer, PushService, readVapid } from '../support/push-service.ts'
import { stored } from '../support/stored.ts'
import { keptSubscribers, subscribe } from '../support/subscribing.ts'

interface Table {
	code: string
	clock: HeldClock
	service: PushService
	browsers: Browser[] // of each player
	actor: ScriptedClient
	others: ScriptedClient[]
	browserOf(player: ScriptedClient): Browser
}

/** A game of so many, each of whom wants to be called. */
async function laidTable(count = 2, game?: string): Promise<Table> {
	const clock = holdClock()
	const service = PushService.open()
	const { code, players } = await gatherToPlay(count, {}, game)
	const browsers = await Promise.all(players.map(() => Browser.make()))
	for (const [person, browser] of browsers.entries()) await subscribe(code, person, browser.subscription())
	const actor = actorOf(players)!
	return {
		code,
		clock,
		service,
		browsers,
		actor,
		others: players.filter((player) => player !== actor),
		browserOf: (player) => browsers[players.indexOf(player)]!,
	}
}

/** Lets a minute pass, and the room look round. */
async function passMinute({ clock, code }: Table): Promise<void> {
	clock.advance(SILENT_FOR)
	await ringAlarm(code)
}

const alarmOf = async (code: string) => (await stored(code)).alarm

describe('somebody who is waited for', () => {
	test('W84: is called a minute after they were last heard from, and no other', async () => {
		const table = await laidTable(3)
		const { code, service, actor, browserOf } = table
		expect(await alarmOf(code)).toBe(Date.now() + SILENT_FOR)
		await passMinute(table)
		await service.until(1)
		expect(service.pushed.map(({ endpoint }) => endpoint)).toEqual([browserOf(actor).endpoint])
	})

	test('W80, W85: reads which table it is, and nothing else; whoever sends it is known', async () => {
		const table = await laidTable()
		const { code, service, actor, browserOf } = table
		await passMinute(table)
		await service.until(1)
		const [pushed] = service.pushed
		const { text, length } = await browserOf(actor).read(pushed!)
		expect(JSON.parse(text)).toEqual({ room: code })
		expect(length).toBeLessThan(200)
		expect(Object.fromEntries(pushed!.headers)).toMatchObject({
			'content-encoding': 'aes128gcm',
			ttl: '21600',
			urgency: 'high',
			topic: expect.stringMatching(/^[0-9a-f]{32}$/),
		})
		const { isSigned, claims, key } = await readVapid(pushed!)
		expect({ isSigned, claims }).toEqual({
			isSigned: true,
			claims: {
				aud: 'https://push.test',
				exp: Math.floor(Date.now() / 1000) + 12 * 3600,
				sub: 'mailto:somebody@junction.test',
			},
		})
		expect(env.PUSH_KEYS).toContain(key)
	})

	test('W84: is called once, however often the room looks, sleeps and is visited', async () => {
		const table = await laidTable()
		const { code, service, others } = table
		await passMinute(table)
		await service.until(1)
		for (let times = 0; times < 3; times++) {
			await evictDurableObject(roomObject(code))
			await others[0]!.send('chat', { text: 'Where are you?' })
			await passMinute(table)
		}
		expect(service.pushed).toHaveLength(1)
		expect(await alarmOf(code)).toBeGreaterThan(Date.now() + ROOM_LIFETIME / 2)
	})

	test('W84: is called once, however often their browser subscribes', async () => {
		const table = await laidTable()
		const { code, clock, service, actor, browsers, browserOf } = table
		const person = browsers.indexOf(browserOf(actor))
		await passMinute(table)
		await service.until(1)
		for (let times = 0; times < 3; times++) {
			await subscribe(code, person, browserOf(actor).subscription())
			clock.advance(2 * SILENT_FOR)
			await ringAlarm(code)
		}
		expect(service.pushed).toHaveLength(1)
	})

	test('W84: was heard from where they have just subscribed: a new address is no way to make the room send at once', async () => {
		const table = await laidTable()
		const { code, clock, service, actor, browsers, browserOf } = table
		const person = browsers.indexOf(browserOf(actor))
		clock.advance(SILENT_FOR - 1)
		for (let times = 0; times < 8; times++) {
			clock.advance(1000)
			await subscribe(code, person, (await Browser.make()).subscription())
			await ringAlarm(code)
		}
		expect(service.pushed).toEqual([])
		await passMinute(table)
		await service.until(3)
		expect(service.pushed).toHaveLength(3)
	})

	test('W84: is called again for the next wait', async () => {
		const table = await laidTable()
		const { service, actor, others, browserOf } = table
		await passMinute(table)
		await service.until(1)
		await actor.send('move', { steps: [stepsOf(actor)[0]!] })
		await others[0]!.until(() => stepsOf(others[0]!).length > 0, 'the turn')
		await passMinute(table)
		await service.until(2)
		expect(service.pushed[1]!.endpoint).toBe(browserOf(others[0]!).endpoint)
		await others[0]!.send('move', { steps: [stepsOf(others[0]!)[0]!] })
		await actor.until(() => stepsOf(actor).length > 0, 'the turn')
		await passMinute(table)
		await service.until(3)
		expect(service.pushed[2]!.endpoint).toBe(browserOf(actor).endpoint)
	})

	test('W84: and gave a sign of life within the minute is not called, until a minute after it', async () => {
		const table = await laidTable()
		const { code, clock, service, actor } = table
		for (let times = 0; times < 3; times++) {
			clock.advance(SILENT_FOR - 1)
			await actor.send('chat', { text: 'I think' })
			await ringAlarm(code)
			expect(await alarmOf(code)).toBe(Date.now() + SILENT_FOR)
		}
		expect(service.pushed).toEqual([])
		await passMinute(table)
		await service.until(1)
	})

	test('W84: and has closed the page is called a minute after that', async () => {
		const table = await laidTable()
		const { code, clock, service, actor, others } = table
		clock.advance(30_000)
		actor.close()
		await others[0]!.until(() => Object.keys(others[0]!.presence?.away ?? {}).length > 0, 'the absence')
		clock.advance(30_000)
		await ringAlarm(code)
		expect(service.pushed).toEqual([])
		clock.advance(30_000)
		await ringAlarm(code)
		await service.until(1)
	})

	test('W84: is not called where only bots wait, nor in a lobby, nor in a race', async () => {
		const clock = holdClock()
		const service = PushService.open()
		const code = await createRoom()
		const [ada] = await gather(code, 1)
		await ada!.send('sit', { name: 'Ada' })
		await ada!.send('add-bot')
		await subscribe(code, 0, (await Browser.make()).subscription())
		await ada!.send('start')
		const race = await gatherToPlay(2, {}, 'boundless')
		for (const person of [0, 1]) await subscribe(race.code, person, (await Browser.make()).subscription())
		for (let times = 0; times < 5; times++) {
			clock.advance(SILENT_FOR)
			await ringAlarm(code)
		}
		expect(service.pushed).toEqual([])
	})
})

describe('a push service', () => {
	/** The room has heard what became of its first call. */
	const settled = async ({ code, service }: Table, isSo: (kept: string) => boolean) => {
		await service.until(1)
		while (!isSo(JSON.stringify(await keptSubscribers(code)))) await roomObject(code).answer()
	}

	test.each([404, 410])(
		'W86: that answers %d is not asked again: the browser is forgotten',
		async (status) => {
			const table = await laidTable()
			table.service.answers = status
			await passMinute(table)
			const { endpoint } = table.browserOf(table.actor)
			await settled(table, (kept) => !kept.includes(`"${endpoint}"`))
			await table.others[0]!.send('chat', { text: 'Well' })
			await passMinute(table)
			expect(table.service.pushed).toHaveLength(1)
		},
	)

	const failing: [string, PushAnswer, number][] = [
		['403', 403, 60_000],
		['500', 500, 60_000],
		['302', 302, 60_000],
		['429', 429, 60_000],
		['429 and asks for an hour', { status: 429, headers: { 'Retry-After': '3600' } }, 3_600_000],
		['429 and asks for a year', { status: 429, headers: { 'Retry-After': '31536000' } }, 24 * 3_600_000],
	]
	test.each(failing)('W86: that answers %s is left alone, longer each time', async (_, answers, rest) => {
		const table = await laidTable()
		const { code, clock, service } = table
		service.answers = answers
		await passMinute(table)
		await settled(table, (kept) => kept.includes('"failures":1'))
		while ((await alarmOf(code)) !== Date.now() + rest) await roomObject(code).answer()
		clock.advance(rest - 1)
		await ringAlarm(code)
		expect(service.pushed).toHaveLength(1)
		clock.advance(1)
		await ringAlarm(code)
		await service.until(2)
		await settled(table, (kept) => kept.includes('"failures":2'))
		service.answers = 201
		await passToAlarm(code, clock)
		await service.until(3)
		await settled(table, (kept) => !kept.includes('failures'))
		await passMinute(table)
		expect(service.pushed).toHaveLength(3)
	})

	test('W86: that hangs has five seconds, holds up nobody, and is not asked again for the same wait', async () => {
		const table = await laidTable()
		const { code, service, actor, others } = table
		service.answers = 'hangs'
		await passMinute(table)
		await service.until(1)
		expect(service.patience).toEqual([ANSWER_WITHIN])
		expect(ANSWER_WITHIN).toBe(5_000)
		expect(await actor.send('chat', { text: 'Here' })).toMatchObject({ type: 'ack' })
		await service.tire(code)
		await settled(table, (kept) => kept.includes('"failures":1'))
		await passMinute(table)
		await passMinute(table)
		expect(service.pushed).toHaveLength(1)
		expect(others[0]!.closed).toBeUndefined()
	})

	test('W83: that answers after the room has gone leaves nothing behind', async () => {
		const table = await laidTable()
		const { code, clock, service } = table
		service.answers = 'hangs'
		await passMinute(table)
		await service.until(1)
		clock.advance(ROOM_LIFETIME)
		await ringAlarm(code)
		await service.tire(code)
		expect(await stored(code)).toMatchObject({ tables: [], alarm: null })
	})
})

describe('a room without subscriptions', () => {
	test('W84: sets no alarm but for its end, through a whole conversation and moves', async () => {
		const clock = holdClock()
		const service = PushService.open()
		const { code, players } = await gatherToPlay(2)
		const { alarm } = await stored(code)
		expect(alarm).toBeGreaterThanOrEqual(Date.now() + ROOM_LIFETIME - 1000)
		for (let move = 0; move < 4; move++) {
			clock.advance(2 * SILENT_FOR)
			const actor = actorOf(players)!
			await actor.send('move', { steps: [stepsOf(actor)[0]!] })
			expect(await alarmOf(code)).toBe(alarm)
		}
		expect(service.pushed).toEqual([])
	})

	test('W84: nor does one whose players are here, once nobody wants to be called any more', async () => {
		const table = await laidTable()
		const { code, service } = table
		const people = Object.keys(await keptSubscribers(code))
		for (const { endpoint } of table.browsers) await roomObject(code).unsubscribe(people, endpoint)
		await passMinute(table)
		expect(service.pushed).toEqual([])
		expect(await alarmOf(code)).toBeGreaterThan(Date.now() + ROOM_LIFETIME / 2)
	})
})

test('W11, W84: pings that the platform answers are signs of life', async () => {
	const { code, actor, service } = await laidTable()
	const seen = actor.received.length
	actor.sendRaw(PING)
	await actor.until(() => actor.received.slice(seen).includes(PONG), 'the pong')
	await ringAlarm(code)
	expect(service.pushed).toEqual([])
})
