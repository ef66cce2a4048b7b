import type { JSHandle } from 'playwright-core'
import type * as webrtc from 'y-webrtc'
import type * as yjs from 'yjs'
import { inProject } from '../../../worker/build/paths.ts'
import type { Guest } from './guest.ts'
import { loadModuleFrom } from './module.ts'

export interface Stock {
	doc: yjs.Doc
	provider: webrtc.WebrtcProvider
}

/** A page with y-webrtc as it comes, from wherever it is installed: told nothing but where to signal, and a password. */
export async function openStock(
	{ page, home }: Guest,
	{ folder = inProject('.'), password }: { folder?: string; password?: string } = {},
): Promise<JSHandle<Stock>> {
	await page.goto(`${home}robots.txt`)
	const modules = await loadModuleFrom<typeof webrtc & typeof yjs>(folder, page, 'y-webrtc', 'yjs')
	return modules.evaluateHandle(({ WebrtcProvider, Doc }, secret) => {
		const signaling = [`${location.origin.replace('http', 'ws')}/api/signal/BCDFGH`]
		const doc = new Doc()
		const options = {
			signaling,
			peerOpts: { config: { iceServers: [] } },
			...(secret && { password: secret }),
		}
		return { doc, provider: new WebrtcProvider('a document', doc, options) }
	}, password)
}

export const write = (stock: JSHandle<Stock>, text: string): Promise<void> =>
	stock.evaluate(({ doc }, written) => doc.getText('text').insert(0, written), text)

export const read = (stock: JSHandle<Stock>): Promise<string> =>
	stock.evaluate(({ doc }) => doc.getText('text').toString())

export const peersOf = (stock: JSHandle<Stock>): Promise<number> =>
	stock.evaluate(({ provider }) => provider.room!.webrtcConns.size)
