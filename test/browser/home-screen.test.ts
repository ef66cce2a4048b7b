import { expect, test } from 'vitest'
import { passagePath } from '../../client/app/route.ts'
import { findBarriers } from '../support/browser/axe.ts'
import { pressButton } from '../support/browser/guest.ts'
import { strangeTexts } from '../support/browser/screen-words.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { sitAndStart, tokenOf } from '../support/play.ts'

const visit = useBrowser()
const FIRST = 1 // the person whose seat it is in their browser

test('W90: an app on the home screen, which knows of no table, brings a seat along by a link; a table goes off the list and its seat stays', async () => {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom()
	await sitAndStart(await house.gather(code, 2))
	const ask = async (way: string, more: object = {}) => {
		const body = JSON.stringify({ token: tokenOf(FIRST), ...more })
		return house.ask(`/api/rooms/${code}/passage${way}`, { method: 'POST', body })
	}
	const { secret } = (await (await ask('')).json()) as { secret: string }

	const app = await visit()
	const { page, context } = app
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await page.addInitScript(() => {
		const { matchMedia } = window
		const asApp = (query: string) => (query === '(display-mode: standalone)' ? 'all' : query)
		window.matchMedia = (query) => matchMedia.call(window, asApp(query))
	})
	await page.goto(home())
	await page.getByRole('heading', { name: 'Bring your tables along' }).waitFor()
	expect([...(await findBarriers(page)), ...(await strangeTexts(page, 'en'))]).toEqual([])
	const copy = (text: string) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
	await copy('nothing of ours')
	await pressButton(app, 'Paste the link')
	await page.getByText('There is no such link to paste.').first().waitFor()
	await copy(new URL(passagePath(code, secret), home()).href)
	await pressButton(app, 'Paste the link')
	await page.getByRole('heading', { name: 'Your seat comes to this device' }).waitFor()
	const number = Number(await page.locator('.passage-number').textContent())
	expect((await ask('/answer', { yes: true, number })).status).toBe(204)
	const mine = page.getByRole('button', { name: /^Player 2, .*you/ })
	await mine.waitFor()

	const listed = page.getByRole('link', { name: new RegExp(`room ${code}`) })
	await page.goto(home())
	await listed.waitFor()
	expect(await page.getByRole('heading', { name: 'Bring your tables along' }).count()).toBe(0)
	await pressButton(app, 'Remove this table from the list')
	await listed.waitFor({ state: 'detached' })
	await page.reload()
	await page.getByRole('heading', { name: 'Metro' }).waitFor()
	expect(await listed.count()).toBe(0)
	await page.goto(`${home()}r/${code}`)
	await mine.waitFor()
})
