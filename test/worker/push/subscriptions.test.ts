import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { ROOM_LIFETIME } from '../../../shared/room/room.ts'
import app from '../../../worker/index.ts'
import { readServices } from '../../../worker/push/subscription.ts'
import { tokenOf } from '../../support/play.ts'
import { holdClock, ringAlarm } from '../support/clock.ts'
import { createRoom, enter, gatherToPlay, origin, pairToPlay, request } from '../support/house.ts'
import { Jar } from '../support/jar.ts'
import { Browser } from '../support/push-service.ts'
import { stored } from '../support/stored.ts'
import { keptSubscribers, subscribe } from '../support/subscribing.ts'

describe('without keys', () => {
	test('W80: nothing is offered, and nothing is taken', async () => {
		const keyless = { ...env, PUSH_KEYS: '' }
		const code = await createRoom()
		expect(await (await app.request('/api/push', {}, keyless)).json()).toEqual({})
		const body = JSON.stringify({ token: tokenOf(0), subscription: (await Browser.make()).subscription() })
		const path = `${origin}/api/rooms/${code}/push`
		const headers = { Origin: origin, 'CF-Connecting-IP': '192.0.2.1' }
		const refused = await app.request(path, { method: 'POST', body, headers }, keyless)
		expect([refused.status, await refused.json()]).toEqual([404, { code: 'no-push' }])
	})

	test('W80: with them the page is given the public one alone', async () => {
		const answer = await (await request('/api/push')).json<{ key: string }>()
		expect(Object.keys(answer)).toEqual(['key'])
		expect(env.PUSH_KEYS).toContain(answer.key)
		expect(answer.key).toHaveLength(87)
	})
})

describe('where somebody may be called', () => {
	const hostile = [
		'https://127.0.0.1/send',
		'https://[::1]/send',
		'https://localhost/send',
		'https://10.0.0.1/send',
		'https://192.168.1.1/send',
		'https://169.254.169.254/latest',
		'https://[fd00::1]/send',
		'https://elsewhere.test/send',
		'https://push.test.elsewhere.test/send',
		'https://notpush.test/send',
		'https://push.test@elsewhere.test/send',
		'https://somebody:secret@push.test/send',
		'https://push.test:8443/send',
		'http://push.test/send',
		'ftp://push.test/send',
		'https://push.test/send#part',
		'https://push.test./send',
		`https://push.test/${'x'.repeat(1100)}`,
		'push.test/send',
		'https:push.test/send',
		'https://push.test\\@127.0.0.1/send',
		'https://push.test\t/send',
		'https://push.test/send\r\nHost: 127.0.0.1',
		' https://push.test/send',
		'https://PUSH.test/send',
		'https://push.test:443/send',
		'https://push%2etest/send',
		'https://push.test',
		'https://2130706433/send',
		'https://0x7f.1/send',
		'https://[::ffff:127.0.0.1]/send',
		'',
	]
	test.each(hostile)('W81: not %s', async (endpoint) => {
		const code = await createRoom()
		await (await enter(code, 0)).send('sit', { name: 'Ada' })
		const subscription = { ...(await Browser.make()).subscription(), endpoint }
		const refused = await subscribe(code, 0, subscription)
		expect([refused.status, await refused.json()]).toEqual([400, { code: 'unknown-push-service' }])
		expect(await keptSubscribers(code)).toEqual({})
	})

	test.each([
		'https://push.test/send',
		'https://eu.push.test/send?a=b',
		'https://fcm.googleapis.com/fcm/send/1',
	])('W81: but %s', async (endpoint) => {
		const code = await createRoom()
		await (await enter(code, 0)).send('sit', { name: 'Ada' })
		const subscription = { ...(await Browser.make()).subscription(), endpoint }
		expect((await subscribe(code, 0, subscription)).status).toBe(204)
	})

	test('W81: services are named by the configuration; without any there is none', () => {
		expect(readServices(undefined)).toEqual([])
		expect(readServices(' a.test  b.test ')).toEqual(['a.test', 'b.test'])
	})
})

describe('a subscription', () => {
	test.each([
		['no keys', { endpoint: 'https://push.test/1' }],
		['a key of another length', { endpoint: 'https://push.test/1', keys: { p256dh: 'AAAA', auth: 'AAAA' } }],
		['a key that is no point', { keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) } }],
		['nothing', undefined],
	])('W82: with %s is none', async (_, wrong) => {
		const code = await createRoom()
		await (await enter(code, 0)).send('sit', { name: 'Ada' })
		const right = (await Browser.make()).subscription()
		const isWhole = wrong === undefined || 'endpoint' in wrong
		const refused = await subscribe(code, 0, isWhole ? wrong : { ...right, ...wrong })
		expect([refused.status, await refused.json()]).toEqual([400, { code: 'malformed' }])
	})

	test('W82: is for somebody with a seat', async () => {
		const code = await createRoom()
		const refused = await subscribe(code, 5, (await Browser.make()).subscription())
		expect([refused.status, await refused.json()]).toEqual([400, { code: 'not-seated' }])
		const nowhere = await subscribe('ZZZZZZ', 0, (await Browser.make()).subscription())
		expect(nowhere.status).toBe(400)
		expect(await stored('ZZZZZZ')).toMatchObject({ tables: [], alarm: null })
	})

	test('W82: is taken from a page that remembers nothing, by its cookie', async () => {
		const { code } = await gatherToPlay(2)
		const jar = new Jar()
		await jar.post(`/api/rooms/${code}/seat`, { token: tokenOf(1) })
		const subscription = (await Browser.make()).subscription()
		const answer = await jar.post(`/api/rooms/${code}/push`, { token: 'a'.repeat(32), subscription })
		expect(answer.status).toBe(204)
	})

	test('W82: not from a foreign page', async () => {
		const { code } = await gatherToPlay(2)
		const subscription = (await Browser.make()).subscription()
		const foreign = { Origin: 'https://elsewhere.test' }
		expect((await subscribe(code, 0, subscription, foreign)).status).toBe(403)
	})

	test('W82: a seat has three; of more the oldest goes, and the same one again is no other', async () => {
		const { code } = await pairToPlay()
		const browsers = await Promise.all([1, 2, 3, 4].map(() => Browser.make()))
		for (const browser of [...browsers, browsers[3]!]) await subscribe(code, 0, browser.subscription())
		const [kept = []] = Object.values(await keptSubscribers(code))
		expect(kept.map(({ endpoint }) => endpoint)).toEqual(browsers.slice(1).map(({ endpoint }) => endpoint))
	})

	test('W82: is kept as where and with which keys, and nothing else', async () => {
		const { code } = await pairToPlay()
		await subscribe(code, 0, {
			...(await Browser.make()).subscription(),
			language: 'fr',
			expirationTime: 5,
			more: 1,
		})
		const [[kept = {}] = []] = Object.values(await keptSubscribers(code))
		expect(Object.keys(kept).toSorted()).toEqual(['addedAt', 'endpoint', 'publicKey', 'secret'])
	})

	test('W83: goes when its browser says so, and leaves nothing', async () => {
		const { code } = await pairToPlay()
		const browser = await Browser.make()
		await subscribe(code, 0, browser.subscription())
		const body = JSON.stringify({ token: tokenOf(0), endpoint: browser.endpoint })
		expect((await request(`/api/rooms/${code}/push`, { method: 'DELETE', body })).status).toBe(204)
		expect((await stored(code)).rows.join()).not.toContain('push.test')
	})

	test('W83: goes with its seat', async () => {
		const code = await createRoom()
		const [ada, grace] = [await enter(code, 0), await enter(code, 1)]
		for (const client of [ada, grace]) await client.send('sit', { name: 'Somebody' })
		for (const person of [0, 1]) await subscribe(code, person, (await Browser.make()).subscription())
		await grace.send('leave')
		expect(Object.keys(await keptSubscribers(code))).toHaveLength(1)
		await ada.send('leave')
		expect((await stored(code)).rows.join()).not.toContain('push.test')
	})

	test('W83: stays with a seat that was left in a game and can be taken back', async () => {
		const { code, grace } = await pairToPlay()
		await subscribe(code, 1, (await Browser.make()).subscription())
		await grace.send('leave')
		expect(Object.keys(await keptSubscribers(code))).toHaveLength(1)
	})

	test('W83: goes with its room', async () => {
		const clock = holdClock()
		const code = await createRoom()
		await (await enter(code, 0)).send('sit', { name: 'Ada' })
		await subscribe(code, 0, (await Browser.make()).subscription())
		clock.advance(ROOM_LIFETIME)
		await ringAlarm(code)
		expect(await stored(code)).toMatchObject({ tables: [], alarm: null })
	})
})
