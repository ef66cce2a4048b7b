import type { JSHandle } from 'playwright-core'
import { expect, test } from 'vitest'
import type * as indexedLog from '../../client/authority/indexed-log.ts'
import type { HostStore } from '../../shared/sync/shell.ts'
import { loadModule } from '../support/browser/module.ts'
import { useBrowser } from '../support/browser/use-browser.ts'
import { describeHostStore } from '../sync/store-contract.ts'

const visit = useBrowser()

/** A page of the app that shows nothing: only its database is asked for. */
async function openModule(): Promise<JSHandle<typeof indexedLog>> {
	const { page, home } = await visit()
	await page.goto(`${home}robots.txt`)
	return loadModule(page, './client/authority/indexed-log.ts')
}

/** A store in a page, as if it were here. */
function openStore(module: JSHandle<typeof indexedLog>, room: string): HostStore {
	const store = module.evaluateHandle(({ IndexedLog }, name) => new IndexedLog(name, () => {}), room)
	return {
		read: async () => (await store).evaluate((log) => log.read()),
		append: async (batch) => (await store).evaluate((log, given) => log.append(given), batch),
		flush: async () => (await store).evaluate((log) => log.flush()),
		compact: async (whole) => (await store).evaluate((log, given) => log.compact(given), whole),
		begin: async (beginning) => (await store).evaluate((log, given) => log.begin(given), beginning),
		rest: async (rest) => (await store).evaluate((log, given) => log.rest(given), rest),
		keepAway: async (away) => (await store).evaluate((log, given) => log.keepAway(given), away),
		readChat: async () => (await store).evaluate((log) => log.readChat()),
		keepChat: async (chat) => (await store).evaluate((log, given) => log.keepChat(given), chat),
		readRecord: async (epoch) => (await store).evaluate((log, given) => log.readRecord(given), epoch),
		wakeAt: async (at) => (await store).evaluate((log, when) => log.wakeAt(when), at),
		erase: async () => (await store).evaluate((log) => log.erase()),
	}
}

describeHostStore("the store in the browser's database", async (work) => {
	const module = await openModule()
	await work(openStore(module, 'BCDFGH'), () => openStore(module, 'BCDFGH'))
})

const entry = (text: string) => ({ at: 1, by: 'ada', type: 'profile', args: { name: text } })
const named = (text: string) => ({ entries: [entry(text)], updates: [] })

test('every room has rows of its own', async () => {
	const module = await openModule()
	const [one, other] = [openStore(module, 'BCDFGH'), openStore(module, 'BCDFGJ')]
	await one.append(named('one'))
	await other.append(named('other'))
	await other.keepAway({ ada: 7 })
	expect(await one.read()).toEqual({ entries: [entry('one')], updates: [], away: {} })
	await one.erase()
	expect(await other.read()).toEqual({ entries: [entry('other')], updates: [], away: { ada: 7 } })
})

test('a second writer of the same room fails, and nothing of its batch is kept', async () => {
	const module = await openModule()
	const [first, second] = [openStore(module, 'BCDFGH'), openStore(module, 'BCDFGH')]
	await Promise.all([first.read(), second.read()])
	await first.append(named('first'))
	const update = { name: 'room' as const, epoch: 0, update: Uint8Array.from([1]) }
	await expect(second.append({ entries: [entry('second')], updates: [update] })).rejects.toThrow(/called off/)
	await expect(second.begin({ ...named('second'), before: undefined })).rejects.toThrow(/called off/)
	expect(await first.read()).toEqual({ entries: [entry('first')], updates: [], away: {} })
})

test('the room is woken when it asked to be, and no more once it has stopped', async () => {
	const module = await openModule()
	const woken = await module.evaluate(async ({ IndexedLog }) => {
		const times: string[] = []
		const first = new IndexedLog('BCDFGH', () => times.push('first'))
		first.wakeAt(Date.now())
		first.stop()
		await new Promise<void>((resolve) => {
			const second = new IndexedLog('BCDFGJ', () => {
				times.push('second')
				resolve()
			})
			second.wakeAt(Date.now() + 1e12)
			second.wakeAt(Date.now() + 20)
		})
		return times
	})
	expect(woken).toEqual(['second'])
})
