import { expect, test } from 'vitest'
import { BROKEN_NETWORK } from '../support/browser/complaints.ts'
import { untilKept } from '../support/browser/offline.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { releasesOf } from '../support/next-version.ts'

const visit = useBrowser()

test('a new version is there with the next page; the copy on the device follows once no page of the old one is open', async () => {
	const releases = await releasesOf(new URL(home()))
	const { page, ...ann } = await visit({ home: releases.url.href, installs: true, forgiven: BROKEN_NETWORK })
	const copies = () => page.evaluate(() => caches.keys())
	const isNext = async () => (await page.locator('meta[name=next]').count()) > 0
	await page.goto(ann.home)
	await untilKept(page)
	const [old] = await copies()
	expect(await isNext()).toBe(false)

	releases.release()
	await page.reload()
	expect(await isNext()).toBe(true)
	const isWaiting = () =>
		page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
	await expect.poll(isWaiting).toBe(true)
	expect(await copies()).toEqual([old, 'junction-next'])

	const comeBack = async () => {
		await page.goto('about:blank')
		await page.goto(ann.home)
		return copies()
	}
	await expect.poll(comeBack).toEqual(['junction-next'])
	releases.stop()
	await page.goto(ann.home)
	await page.getByRole('heading', { level: 1 }).waitFor()
	expect(await isNext()).toBe(true)
})
