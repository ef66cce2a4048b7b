import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('what a page is made of says in few words how to treat it', async () => {
	const page = await (await house.ask('/')).text()
	const part = /\/assets\/core-[\w-]+\.js/.exec(page)![0]
	const { headers } = await house.ask(part)
	expect(headers.get('Content-Security-Policy')).toBe(
		"default-src 'none'; script-src 'self'; connect-src 'self'",
	)
	expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
	expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
	expect(headers.get('Permissions-Policy')).toBeNull()
})
