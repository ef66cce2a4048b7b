import type { JSHandle } from 'playwright-core'
import type * as webrtc from 'y-webrtc'
import type * as yjs from 'yjs'
import type * as identity from '../../../client/peer/identity.ts'
import type * as locked from '../../../client/peer/locked-words.ts'
import type * as secret from '../../../client/peer/secret.ts'
import type * as signalLine from '../../../client/peer/signal-line.ts'
import type * as card from '../../../shared/sync/peer/card.ts'
import type * as knock from '../../../shared/sync/peer/knock.ts'
import type * as slip from '../../../shared/sync/peer/slip.ts'
import type { Guest } from './guest.ts'
import { loadModule } from './module.ts'

type Tools = typeof webrtc &
	typeof yjs &
	typeof identity &
	typeof locked &
	typeof secret &
	typeof signalLine &
	typeof card &
	typeof knock &
	typeof slip

/** A page without the app: it has the link, a board of its own, y-webrtc as it comes, and no scruples. */
export interface Intruder {
	provider: webrtc.WebrtcProvider
	board: yjs.Map<Uint8Array>
	line: signalLine.SignalLine
	doorTopic: string
	lock(words: unknown): Promise<string>
}

export async function intrude({ page, home }: Guest, link: string): Promise<JSHandle<Intruder>> {
	await page.goto(`${home}robots.txt`)
	const tools = await loadModule<Tools>(
		page,
		'y-webrtc',
		'yjs',
		'./client/peer/identity.ts',
		'./client/peer/locked-words.ts',
		'./client/peer/secret.ts',
		'./client/peer/signal-line.ts',
		'./shared/sync/peer/card.ts',
		'./shared/sync/peer/knock.ts',
		'./shared/sync/peer/slip.ts',
	)
	return tools.evaluateHandle(async (tool, address) => {
		const { hash, pathname } = new URL(address)
		const url = tool.signallingAddress(pathname.slice(-6))
		const doorTopic = tool.doorTopic(hash.slice(1))
		const line = new tool.SignalLine(url)
		const me = await tool.makeIdentity()
		const host = await new Promise<card.Card>((resolve) => {
			const hear = (data: unknown) => {
				const said = tool.parseDoor(data)
				if (said?.type === 'answer' && said.to === tool.fingerprintOf(me.card)) resolve(said.card)
			}
			line.listen(doorTopic, hear, () => line.publish(doorTopic, { type: 'knock', card: me.card }))
		})
		const { topic, password } = await tool.secretBetween(me, host)
		const doc = new tool.Doc()
		const provider = new tool.WebrtcProvider(topic, doc, {
			signaling: [url],
			password,
			peerOpts: { config: { iceServers: [] }, channelConfig: { negotiated: true, id: 0 } },
		})
		const key = (await provider.key)!
		const opening = { session: 'z', first: 0, frames: ['{}'], received: 0, closed: 0 }
		const board = doc.getMap<Uint8Array>('board')
		board.set('seat', tool.encodeSlip(opening))
		return { provider, board, line, doorTopic, lock: (words) => tool.lockWords(key, words as never) }
	}, link)
}

/** Whether the host has answered on the board, which y-webrtc brings over the direct way alone. */
export const isAnswered = (intruder: JSHandle<Intruder>): Promise<boolean> =>
	intruder.evaluate(({ board }) => board.has('host'))

/** How many direct ways lead from the intruder to others. */
export const countWays = (intruder: JSHandle<Intruder>): Promise<number> =>
	intruder.evaluate(
		({ provider }) => [...provider.room!.webrtcConns.values()].filter(({ connected }) => connected).length,
	)

/** Says everything on the signalling server that no honest page says there. */
export const shoutAtSignalling = (intruder: JSHandle<Intruder>): Promise<void> =>
	intruder.evaluate(async ({ provider, line, doorTopic, lock }) => {
		const topic = provider.roomName
		const noise = [null, 7, {}, [], '', 'noise', '####', 'AAAA', btoa('AES-GCM'.repeat(20)), 'B'.repeat(9000)]
		for (const data of noise) for (const to of [topic, `${topic}-relay`, doorTopic]) line.publish(to, data)
		const from = 'somebody'
		const description = { type: 'offer', sdp: 'no such thing' }
		const words = [
			null,
			{ from },
			{ type: 'signal', from },
			{ type: 'signal', from, signal: null },
			{ type: 'signal', from, signal: { type: 'answer', sdp: 'x' } },
			{ type: 'signal', from, to: '', token: 1, signal: description },
			{ type: 'announce', from: { toString: 'x' } },
		]
		for (const said of words) line.publish(topic, await lock(said))
		// The host's page is named by the way that leads to it.
		for (const to of provider.room!.webrtcConns.keys())
			for (const signal of [description, { type: 'answer', sdp: 'x' }, { type: 'rollback', sdp: '' }, {}])
				line.publish(topic, await lock({ type: 'signal', from: 'another page', to, token: 1, signal }))
	})

/** Sends bytes over the direct way that are not of the protocol. */
export const sendNoise = (intruder: JSHandle<Intruder>): Promise<void> =>
	intruder.evaluate(({ provider }) => {
		const open = [...provider.room!.webrtcConns.values()].filter(({ connected }) => connected)
		for (const { peer } of open)
			for (const bytes of [[9], [1, 255], [3], [4, 1], [0, 2, 3, 255, 255, 255]])
				peer.send(Uint8Array.from(bytes))
	})
