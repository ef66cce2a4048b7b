import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveForTest, type TestServer } from '../support/serve-for-test.ts'

let house: TestServer

beforeAll(async () => {
	house = await serveForTest()
})
afterAll(() => house.stop())

test.each(['/', '/r/BCDFGH', '/rules/metro', '/replay'])(
	'%s is the page, under a strict policy',
	async (path) => {
		const response = await house.ask(path)
		expect(response.status).toBe(200)
		expect(response.headers.get('Content-Type')).toContain('text/html')
		const policy = response.headers.get('Content-Security-Policy')
		expect(policy).toMatch(
			/^default-src 'none'; script-src 'self' 'sha256-\S+'; style-src 'self' 'sha256-\S+'; /,
		)
		expect(policy).toContain("frame-ancestors 'none'")
		expect(policy).not.toContain('unsafe')
		expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
		expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
	},
)

test('a page has one script and one style inside it, both named in its policy by what is in them', async () => {
	const response = await house.ask('/')
	const policy = response.headers.get('Content-Security-Policy')
	const page = await response.text()
	for (const kind of ['script', 'style']) {
		const inside = [...page.matchAll(new RegExp(`<${kind}>(.+?)</${kind}>`, 'gs'))].map(([, text]) => text!)
		expect(inside).toHaveLength(1)
		const digest = createHash('sha256').update(inside[0]!).digest('base64')
		expect(policy).toContain(`${kind}-src 'self' 'sha256-${digest}';`)
	}
	expect(page).not.toMatch(/\bstyle=/)
})

test('rooms are not for search engines; the other pages are', async () => {
	expect((await house.ask('/r/BCDFGH')).headers.get('X-Robots-Tag')).toBe('noindex')
	expect((await house.ask('/')).headers.get('X-Robots-Tag')).toBeNull()
})

test("a room's link shows chats a picture by its whole address", async () => {
	const page = await (await house.ask('/r/BCDFGH')).text()
	const [, picture] = page.match(/property="og:image" content="([^"]+)"/) ?? []
	expect(new URL(picture!).pathname).toBe('/preview.png')
	const response = await house.ask(new URL(picture!).pathname)
	expect(response.headers.get('Content-Type')).toBe('image/png')
})

test('robots.txt is a text, not the page', async () => {
	const response = await house.ask('/robots.txt')
	expect(response.headers.get('Content-Type')).toContain('text/plain')
	expect(await response.text()).toContain('User-agent: *')
})

test('scripts are kept for ever, and come compressed', async () => {
	const page = await (await house.ask('/')).text()
	const [script] = page.match(/\/assets\/[^"]+\.js/) ?? []
	const response = await house.ask(script!, { headers: { 'Accept-Encoding': 'br' } })
	expect(response.status).toBe(200)
	expect(response.headers.get('Cache-Control')).toContain('immutable')
	expect(response.headers.get('Content-Encoding')).toBe('br')
})

test('what the API does not know is a code, not the page', async () => {
	const response = await house.ask('/api/nothing')
	expect(response.status).toBe(404)
	expect(await response.json()).toEqual({ code: 'no-such-route' })
})

test.each(['/assets/core-gone.js', '/assets/', '/assets/old/style.css', '/gone.js', '/gone.ico'])(
	'%s, which is not there, is not found, and nobody keeps that',
	async (path) => {
		for (const headers of [{}, { 'Sec-Fetch-Mode': 'navigate' }]) {
			const response = await house.ask(path, { headers })
			expect(response.status).toBe(404)
			expect(response.headers.get('Cache-Control')).toBe('no-store')
			expect(response.headers.get('Content-Type')).not.toContain('text/html')
		}
	},
)

test.each(['/nowhere', '/nowhere/at/all', '/local/123456', '/p/BCDFGH'])(
	'%s opens the app, which says what it is',
	async (path) => {
		for (const method of ['GET', 'HEAD']) {
			const response = await house.ask(path, { method })
			expect(response.status).toBe(200)
			expect(response.headers.get('Content-Type')).toContain('text/html')
			expect(response.headers.get('Cache-Control')).not.toContain('immutable')
		}
		expect(await (await house.ask(path)).text()).toContain('<script')
	},
)

test('a page that has not changed does not come twice', async () => {
	for (const path of ['/', '/rules/metro', '/r/BCDFGH']) {
		const known = (await house.ask(path)).headers.get('ETag')
		const again = await house.ask(path, { headers: { 'If-None-Match': known ?? '' } })
		expect([path, again.status]).toEqual([path, 304])
	}
})

describe('every answer', () => {
	const page = async () => /\/assets\/core-[\w-]+\.js/.exec(await (await house.ask('/')).text())![0]
	const answers: [string, () => Promise<Response>][] = [
		['a page', () => house.ask('/')],
		['a page of the app', () => house.ask('/rules/metro')],
		['a room', () => house.ask('/r/BCDFGH')],
		['a page nobody knows', () => house.ask('/nowhere')],
		['a page that has not changed', async () => house.ask('/', { headers: await etagOf('/') })],
		['a part of a page', async () => house.ask(await page())],
		['a part that is not there', () => house.ask('/assets/core-gone.js')],
		['a text', () => house.ask('/robots.txt')],
		['a picture', () => house.ask('/favicon.svg')],
		['an answer of the API', () => house.ask('/api/health')],
		['a route nobody knows', () => house.ask('/api/nothing')],
		['a room nobody knows', () => house.ask('/api/rooms/BCDFGH')],
		['what cannot be done to a page', () => house.ask('/', { method: 'POST' })],
		['what cannot be done to a page nobody knows', () => house.ask('/nowhere', { method: 'DELETE' })],
	]
	const etagOf = async (path: string) => ({
		'If-None-Match': (await house.ask(path)).headers.get('ETag') ?? '',
	})

	test.each(answers)('%s cannot be framed, opened into, or used by other sites', async (_, ask) => {
		const { headers } = await ask()
		expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
		expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
		expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
		expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
	})

	test('but the picture that chats show is for all', async () => {
		const { headers } = await house.ask('/preview.png')
		expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
	})
})

test('what a page is made of says in few words how to treat it', async () => {
	const page = await (await house.ask('/')).text()
	const part = /\/assets\/core-[\w-]+\.js/.exec(page)![0]
	const { headers } = await house.ask(part)
	expect(headers.get('Content-Security-Policy')).toBe(
		"default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
	)
	expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
	expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
	expect(headers.get('Permissions-Policy')).toBeNull()
})
