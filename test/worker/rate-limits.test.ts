import { expect, test } from 'vitest'
import { householdOf, networkAround } from '../../worker/household.ts'
import { tokenOf } from '../support/play.ts'
import { createRoom, from, postRoom, request } from './support/house.ts'

/**
 * Asks more often than two minutes allow, since the minute may end in between, and expects that no less than
 * one minute's share and no more than two got through.
 */
async function expectLimit(limit: number, ask: () => Promise<Response>): Promise<void> {
	const responses = await Promise.all(Array.from({ length: 2 * limit + 5 }, ask))
	const refused = responses.filter(({ status }) => status === 429)
	for (const response of refused) expect(await response.json()).toEqual({ code: 'too-fast' })
	for (const { webSocket } of responses) webSocket?.accept()
	for (const { webSocket } of responses) webSocket?.close()
	expect(refused.length).toBeGreaterThanOrEqual(5)
	expect(responses.length - refused.length).toBeGreaterThanOrEqual(limit)
}

const CREATE = 20
const ENTER = 240
const ASK = 120
const wish = { game: 'metro', options: {}, token: tokenOf(0) }

test('W64: one address may open so many rooms a minute; another address is not held up by it', async () => {
	const crowded = { 'CF-Connecting-IP': '192.0.2.1' }
	await expectLimit(CREATE, () => postRoom(wish, crowded))
	expect((await postRoom(wish, { 'CF-Connecting-IP': '192.0.2.2' })).status).toBe(201)
})

test('W64: one address may come in so often a minute, counted apart from the rooms it opens', async () => {
	const code = await createRoom()
	const headers = { 'CF-Connecting-IP': '192.0.2.3', Upgrade: 'websocket' }
	const enter = () => request(`/api/rooms/${code}/socket`, { headers })
	await expectLimit(ENTER, enter)
	expect((await postRoom(wish, { 'CF-Connecting-IP': '192.0.2.3' })).status).toBe(201)
})

test.each(['/api/rooms/BCDFGH', '/api/rooms/continued/0123456789abcdef0123456789abcdef'])(
	'asking %s again and again is counted apart from coming in',
	async (path) => {
		const headers = from(`192.0.2.4${path.length}`)
		await expectLimit(ASK, () => request(path, { headers }))
		const code = await createRoom()
		const entered = await request(`/api/rooms/${code}/socket`, {
			headers: { Upgrade: 'websocket', ...headers },
		})
		expect(entered.status).toBe(101)
		entered.webSocket!.accept()
		entered.webSocket!.close()
	},
)

test.each(['cross-site', 'same-site'])(
	'a %s page uses up nothing of what its reader may ask',
	async (site) => {
		const reader = from(`192.0.2.${site.length}`)
		const foreign = { ...reader, 'Sec-Fetch-Site': site }
		const path = '/api/rooms/BCDFGH'
		const asked = await Promise.all(
			Array.from({ length: 3 * ASK }, () => request(path, { headers: foreign })),
		)
		for (const response of asked)
			expect([response.status, await response.json()]).toEqual([403, { code: 'foreign-origin' }])
		for (const own of [{}, { 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': 'none' }])
			expect((await request(path, { headers: { ...reader, ...own } })).status).toBe(404)
	},
)

test('where the platform names no address, all requests count as one', async () => {
	const headers = { 'CF-Connecting-IP': '' }
	await expectLimit(CREATE, () => postRoom(wish, headers))
})

test.each([
	['192.0.2.7', '192.0.2.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
	['2001:db8:1:2::6', '2001:db8:1:2'],
	['2001:db8::6', '2001:db8:0:0'],
	['::1', '0:0:0:0'],
	['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
])('%s belongs to the household %s', (address, household) => {
	expect(householdOf(address)).toBe(household)
})

test.each([
	['192.0.2.7', '192.0.2'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
	['2001:db8::6', '2001:db8:0'],
])('%s belongs to the network %s', (address, network) => {
	expect(networkAround(householdOf(address))).toBe(network)
})
