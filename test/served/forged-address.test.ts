import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveForTest, type TestServer } from '../support/serve-for-test.ts'

const LIMIT = 5

let house: TestServer
beforeAll(async () => {
	house = await serveForTest({ pages: false, limit: LIMIT })
})
afterAll(() => house.stop())

test('off Cloudflare an address that a client claims opens it no limit of its own', async () => {
	const answers: number[] = []
	// More than two minutes allow, since the minute may end in between.
	for (let asked = 0; asked < 2 * LIMIT + 5; asked++) {
		const headers = { 'CF-Connecting-IP': `192.0.2.${asked}` }
		answers.push((await house.ask('/api/rooms/BCDFGH', { headers })).status)
	}
	expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5)
})
