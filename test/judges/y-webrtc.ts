import type { JSHandle } from 'playwright-core'
import { openGuest } from '../support/browser/guest.ts'
import { launchChromium } from '../support/browser/launch.ts'
import { openStock, peersOf, read, type Stock, write } from '../support/browser/stock-provider.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import type { Judge } from '../tools/judges/judge.ts'
import { tryAll } from '../tools/judges/trials.ts'

export default {
	title: 'y-webrtc as it comes',
	question: 'Does a stock client that knows nothing of this house find others by our signalling?',
	packages: { 'y-webrtc': '10.3.0', yjs: '13.6.33' },
	async judge({ folder }) {
		const house = await serveForTest()
		const browser = await launchChromium()
		const come = async () =>
			openStock(await openGuest(browser, { home: house.url.href }), { folder, password })
		const stocks: JSHandle<Stock>[] = []
		const verdict = await tryAll({
			'Two pages find each other by it, with a password, and are in sync.': async () => {
				stocks.push(await come())
				await write(stocks[0]!, 'first')
				stocks.push(await come())
				await allRead(stocks, 'first')
			},
			'A third that comes later has a channel to both.': async () => {
				stocks.push(await come())
				await allRead(stocks, 'first')
				await write(stocks[2]!, 'third, ')
				await allRead(stocks, 'third, first')
				const peers = await Promise.all(stocks.map(peersOf))
				if (peers.join() !== '2,2,2') throw new Error(`They have ${peers.join(', ')} peers.`)
			},
			'One that disconnects misses what is written, and has it once it connects again.': async () => {
				await stocks[1]!.evaluate(({ provider }) => provider.disconnect())
				await write(stocks[0]!, 'meanwhile, ')
				await allRead([stocks[0]!, stocks[2]!], 'meanwhile, third, first')
				if ((await read(stocks[1]!)) !== 'third, first') throw new Error('It was not away.')
				await stocks[1]!.evaluate(({ provider }) => provider.connect())
				await allRead(stocks, 'meanwhile, third, first')
			},
		})
		await browser.close()
		await house.stop()
		return verdict
	},
} satisfies Judge

const password = 'of a document that is nobody else’s'

/** Waits until each of them has it. */
const allRead = (stocks: readonly JSHandle<Stock>[], text: string): Promise<unknown> =>
	Promise.all(stocks.map((stock) => stock.evaluate(untilItReads, text)))

const untilItReads = ({ doc }: Stock, wanted: string): Promise<void> =>
	new Promise((resolve) => {
		const look = () => {
			if (doc.getText('text').toString() === wanted) resolve()
		}
		doc.on('update', look)
		look()
	})
