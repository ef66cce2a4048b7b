import type { JSHandle, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type * as tabRoom from '../../client/authority/tab-room.ts'
import type * as connection from '../../client/connection/connection.ts'
import { loadModule } from '../support/browser/module.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()
const TOKEN = 'ab'.repeat(16)

type Modules = typeof connection & typeof tabRoom

/** A page that runs the room, and is in it. */
async function openRoom(page: Page, home: string): Promise<JSHandle<connection.Connection>> {
	await page.goto(`${home}robots.txt`)
	const modules = await loadModule<Modules>(
		page,
		'./client/connection/connection.ts',
		'./client/authority/tab-room.ts',
	)
	return modules.evaluateHandle(async ({ TabRoom, openConnection }, token) => {
		const room = await TabRoom.open('BCDFGH')
		await room.create({ code: 'BCDFGH', game: 'metro', options: {} }, token)
		return openConnection({ code: 'BCDFGH', token, WebSocket: room.WebSocket, url: '' })
	}, TOKEN)
}

const statusOf = (opened: JSHandle<connection.Connection>): Promise<string> =>
	opened.evaluate(({ status }) => status.value)

const send = (opened: JSHandle<connection.Connection>, type: 'sit' | 'chat', args: object) =>
	opened.evaluate((one, [what, more]) => one.send(what, more), [type, args] as const)

test('a page runs a room by itself; another page of the same browser takes it over with everything in it', async () => {
	const { page, context, home } = await visit()
	const first = await openRoom(page, home)
	expect(await send(first, 'sit', { name: 'Ada' })).toBeUndefined()
	expect(await send(first, 'chat', { text: 'Hello' })).toBeUndefined()
	await expect.poll(() => statusOf(first)).toBe('online')

	const second = await openRoom(await context.newPage(), home)
	await expect.poll(() => statusOf(second)).toBe('online')
	await expect.poll(() => statusOf(first)).toBe('replaced')
	expect(await second.evaluate(({ room }) => room.value)).toMatchObject({
		seats: [{ name: 'Ada', played: 'person' }],
	})
	await expect.poll(() => second.evaluate(({ chat }) => chat.value)).toMatchObject([{ n: 1, text: 'Hello' }])
	expect(await send(second, 'chat', { text: 'Again' })).toBeUndefined()
})

test('a room whose disk fails goes on from what is stored, and the page comes back by itself', async () => {
	const { page, home } = await visit({ forgiven: /The disk is full/ })
	const opened = await openRoom(page, home)
	expect(await send(opened, 'sit', { name: 'Ada' })).toBeUndefined()
	await page.evaluate(() => {
		const { put } = IDBObjectStore.prototype
		IDBObjectStore.prototype.put = () => {
			IDBObjectStore.prototype.put = put
			throw new Error('The disk is full')
		}
	})
	expect(await send(opened, 'chat', { text: 'Told twice' })).toBeUndefined()
	const said = await opened.evaluate(({ chat }) => chat.value.map(({ text }) => text))
	expect(said).toEqual(['Told twice'])
})
