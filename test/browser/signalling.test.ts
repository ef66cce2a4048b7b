import type { JSHandle, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type * as webrtc from 'y-webrtc'
import type * as yjs from 'yjs'
import { loadModule } from '../support/browser/module.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

interface Stock {
	doc: yjs.Doc
	provider: webrtc.WebrtcProvider
}

/** A page with y-webrtc as it comes, told nothing but where to signal. */
async function openProvider(page: Page, home: string): Promise<JSHandle<Stock>> {
	await page.goto(`${home}robots.txt`)
	const modules = await loadModule<typeof webrtc & typeof yjs>(page, 'y-webrtc', 'yjs')
	return modules.evaluateHandle(({ WebrtcProvider, Doc }) => {
		const signaling = [`${location.origin.replace('http', 'ws')}/api/signal/BCDFGH`]
		const doc = new Doc()
		const peerOpts = { config: { iceServers: [] } }
		return { doc, provider: new WebrtcProvider('a document', doc, { signaling, peerOpts }) }
	})
}

const write = (stock: JSHandle<Stock>, text: string) =>
	stock.evaluate(({ doc }, written) => doc.getText('text').insert(0, written), text)
const read = (stock: JSHandle<Stock>) => stock.evaluate(({ doc }) => doc.getText('text').toString())
const peersOf = (stock: JSHandle<Stock>) => stock.evaluate(({ provider }) => provider.room!.webrtcConns.size)

test('the stock provider of y-webrtc connects two pages through our signalling, and a document is in sync', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	const one = await openProvider(ann.page, ann.home)
	await write(one, 'before')
	const other = await openProvider(bob.page, bob.home)
	await expect.poll(() => read(other)).toBe('before')
	await write(other, 'after, ')
	await expect.poll(() => read(one)).toBe('after, before')
	expect([await peersOf(one), await peersOf(other)]).toEqual([1, 1])
})
