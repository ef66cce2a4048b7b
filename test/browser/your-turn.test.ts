import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { findBarriers } from '../support/browser/axe.ts'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { layByHand } from '../support/browser/metro.ts'
import { untilKept } from '../support/browser/offline.ts'
import { countShown, deliver, givePush, shownMessages } from '../support/browser/push.ts'
import { strangeTexts } from '../support/browser/screen-words.ts'
import { useBrowser } from '../support/browser/use-browser.ts'
import { actorOf, playMove, sitAndStart, stepsOf, tokenOf } from '../support/play.ts'
import { drawPushKeys, PUSH_SERVICE, PushBrowser } from '../support/push-browser.ts'
import { serveForTest, type TestServer } from '../support/serve-for-test.ts'

const visit = useBrowser()
const keys = drawPushKeys()
let house: TestServer
beforeAll(async () => {
	house = await serveForTest({ push: { keys: keys.text, services: PUSH_SERVICE } })
})
afterAll(() => house.stop())

const ME = 1

/** A game of two in which it is the other one's turn, or ours. */
async function table(isMine: boolean) {
	const code = await house.createRoom()
	const players = await house.gather(code, 2)
	await sitAndStart(players)
	const random = randomFrom('your turn')
	while ((actorOf(players) === players[ME]) !== isMine) await playMove(players, random)
	return { code, players, random }
}

/** What the server was asked about calls, as the page asked it. */
function askedOf({ page }: Guest): string[] {
	const asked: string[] = []
	page.on('requestfinished', (request) => {
		if (/\/push$/.test(request.url()) && request.method() !== 'GET') asked.push(request.method())
	})
	return asked
}

const offerIn = ({ page }: Guest) => page.getByRole('button', { name: 'Tell me when it is my turn' })

test('W80, W82, W83: whoever waits is offered to be told, allows it by a tap, is told, and no longer', async () => {
	const { code } = await table(false)
	const browser = new PushBrowser()
	const home = house.url.href
	const ann = await visit({ home, installs: true, seat: { code, token: tokenOf(ME) } })
	const asked = askedOf(ann)
	await givePush(ann.context, browser)
	const { page, context } = ann
	await page.goto(`${home}r/${code}`)
	await offerIn(ann).waitFor()
	expect(asked).toEqual([])
	expect([...(await findBarriers(page)), ...(await strangeTexts(page, 'en'))]).toEqual([])
	await press(ann, offerIn(ann))
	await page.getByText('You will be told when it is your turn').first().waitFor()
	await expect.poll(() => asked).toEqual(['POST'])
	expect(await page.evaluate(() => sessionStorage.serverKey)).toBe(keys.shown)
	await offerIn(ann).waitFor({ state: 'hidden' })

	await untilKept(page)
	await page.goto(home)
	const shown = await countShown(context)
	await deliver(page, context, JSON.stringify({ room: code }).padEnd(64))
	const message = {
		title: 'Your turn',
		body: 'Your table is waiting for you.',
		tag: code,
		data: `/r/${code}`,
	}
	await expect.poll(() => shownMessages(page)).toEqual([{ ...message, lang: 'en' }])
	await deliver(page, context, JSON.stringify({ room: code }).padEnd(64))
	await expect.poll(shown).toBe(2)
	expect(await shownMessages(page)).toHaveLength(1)

	const opened = await context.serviceWorkers()[0]!.evaluate(async () => {
		const { registration, clients } = globalThis as unknown as {
			registration: ServiceWorkerRegistration
			clients: { openWindow(path: string): Promise<null> }
		}
		const paths: string[] = []
		clients.openWindow = async (path) => {
			paths.push(path)
			return null
		}
		const [notification] = await registration.getNotifications()
		const work: Promise<unknown>[] = []
		const event = Object.assign(new Event('notificationclick'), {
			notification,
			waitUntil: (one: Promise<unknown>) => work.push(one),
		})
		dispatchEvent(event)
		await Promise.all(work)
		return paths
	})
	expect(opened).toEqual([`/r/${code}`])
	expect(await shownMessages(page)).toEqual([])

	await press(ann, page.getByRole('button', { name: /^FR/ }))
	await page.getByRole('heading', { name: 'Ouvrez un lien' }).waitFor()
	const words = () =>
		page.evaluate(async () => (await (await caches.match('/told'))?.json())?.language as string | undefined)
	await expect.poll(words).toBe('fr')
	for (const data of ['{"room":"../../evil"}', 'nonsense', '']) {
		await deliver(page, context, data)
		const unknown = {
			title: 'À vous de jouer',
			body: 'Votre table vous attend.',
			tag: '',
			lang: 'fr',
			data: '/',
		}
		await expect.poll(async () => (await shownMessages(page)).at(-1)).toEqual(unknown)
	}

	await page.goto(`${home}r/${code}`)
	await pressButton(ann, 'Menu')
	const item = page.getByRole('button', { name: 'Ne plus me prévenir quand c’est à moi' })
	await item.waitFor()
	expect([...(await findBarriers(page)), ...(await strangeTexts(page, 'fr'))]).toEqual([])
	await press(ann, item)
	await expect.poll(() => asked.at(-1)).toBe('DELETE')
	await page.getByRole('button', { name: 'Me prévenir quand c’est à moi' }).first().waitFor()
	expect(await page.evaluate(() => sessionStorage.subscribed)).toBe('no')
})

test('W80: nothing is offered on one’s own turn; whoever says not now is asked no more', async () => {
	const { code, random } = await table(true)
	const ann = await visit({ home: house.url.href, device: 'desktop', seat: { code, token: tokenOf(ME) } })
	await givePush(ann.context, new PushBrowser())
	const { page } = ann
	await page.goto(`${house.url.href}r/${code}`)
	await page.locator('.dock[data-mine=true]').waitFor()
	expect(await offerIn(ann).count()).toBe(0)
	await layByHand(ann, random)
	await offerIn(ann).waitFor()
	await pressButton(ann, 'Not now')
	await offerIn(ann).waitFor({ state: 'hidden' })
	await pressButton(ann, 'Menu')
	await page.getByRole('dialog').getByRole('button', { name: 'Tell me when it is my turn' }).waitFor()
})

test('an iPhone is told to come by the home screen; home marks the table that waits', async () => {
	const { code, players } = await table(false)
	const ann = await visit({ home: house.url.href, seat: { code, token: tokenOf(ME), game: 'metro' } })
	const { page } = ann
	await page.addInitScript(() => {
		Reflect.deleteProperty(window, 'PushManager')
		Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' })
	})
	await page.goto(`${house.url.href}r/${code}`)
	await press(ann, offerIn(ann))
	await page.getByRole('dialog', { name: 'First, add Junction to your home screen' }).waitFor()
	expect([...(await findBarriers(page)), ...(await strangeTexts(page, 'en'))]).toEqual([])
	await pressButton(ann, 'All right')

	const mark = page.getByRole('link', { name: new RegExp(`${code}.*Your turn`) })
	await page.goto(house.url.href)
	await page.getByRole('link', { name: new RegExp(code) }).waitFor()
	expect(await mark.count()).toBe(0)
	const [rival] = players
	await rival!.send('move', { steps: [stepsOf(rival!)[0]!] })
	await page.reload()
	await mark.waitFor()
})
