import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebrtcProvider } from 'y-webrtc'
import * as Y from 'yjs'
import { directOver } from '../../../client/peer/direct.ts'
import { makeIdentity } from '../../../client/peer/identity.ts'
import { lockWords, unlockWords } from '../../../client/peer/locked-words.ts'
import { type Secret, secretBetween } from '../../../client/peer/secret.ts'
import { SignalLine } from '../../../client/peer/signal-line.ts'
import { type Introduction, parseIntroduction } from '../../../shared/sync/peer/introduction.ts'
import { MemorySignalling } from '../../support/peer/memory-signalling.ts'
import { stubSilentConnections } from '../../support/peer/silent-connections.ts'

const PATIENCE = { timeout: 60_000 }
const OTHER = 'the other page'
const A_WHILE = 15_000 // milliseconds, after which somebody who was called and is silent is given up

let ends: ReturnType<typeof stubSilentConnections>
let open: { close(): void }[]
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	vi.stubGlobal('WebSocket', new MemorySignalling().WebSocket)
	ends = stubSilentConnections()
	open = []
})
afterEach(() => {
	for (const one of open) one.close()
	vi.unstubAllGlobals()
	vi.useRealTimers()
})

/** Looks for a direct way to another page, which hears what is said to it and comes whenever the test wants. */
async function lookForOther() {
	const [host, seat] = await Promise.all([makeIdentity(), makeIdentity()])
	const secret = await secretBetween(host, seat.card)
	const key = await keyOf(secret)
	const [line, otherLine] = [new SignalLine('memory'), new SignalLine('memory')]
	const heard: Introduction[] = []
	otherLine.listen(secret.topic, async (data) => {
		const words = parseIntroduction(await unlockWords(key, data))
		if (words && words.from !== OTHER) heard.push(words)
	})
	const silent = { onChange: () => {}, onBytes: () => {}, onSpoiled: () => {} }
	open.push(directOver([])({ doc: new Y.Doc(), secret, line }, silent), line, otherLine)
	const count = (type: Introduction['type']) => heard.filter((words) => words.type === type).length
	const say = async (words: Introduction) => otherLine.publish(secret.topic, await lockWords(key, words))
	return {
		untilAnnounced: (times: number) => expect.poll(() => count('announce'), PATIENCE).toBe(times),
		untilCalled: (times: number) => expect.poll(() => count('signal'), PATIENCE).toBe(times),
		untilAnswered: () =>
			expect
				.poll(() => heard.map((words) => words.type === 'signal' && words.signal.type), PATIENCE)
				.toEqual(expect.arrayContaining(['answer'])),
		come: () => say({ type: 'announce', from: OTHER }),
		call: () =>
			say({
				type: 'signal',
				from: OTHER,
				to: heard[0]!.from,
				token: 1,
				signal: { type: 'offer', sdp: 'v=0' },
			}),
	}
}

/** No time passes meanwhile. */
async function untilMade(count: number): Promise<void> {
	while (ends.length < count) await new Promise((resolve) => setImmediate(resolve))
}

/** As the library makes it for whoever knows the secret. */
async function keyOf({ topic, password }: Secret): Promise<CryptoKey> {
	const provider = new WebrtcProvider(topic, new Y.Doc(), { signaling: [], password })
	const key = (await provider.key) as CryptoKey
	provider.destroy()
	return key
}

test('who was called and stays silent is called again when they come again, three times; then the end is left open', async () => {
	const other = await lookForOther()
	await other.untilAnnounced(1)
	for (const calls of [1, 2, 3]) {
		await other.come()
		await other.untilCalled(calls)
		vi.advanceTimersByTime(A_WHILE)
		await other.untilAnnounced(calls + 1)
		expect(ends.map(({ isClosed }) => isClosed)).toEqual(ends.map(() => true))
	}
	await other.come()
	await other.untilCalled(4)
	vi.advanceTimersByTime(A_WHILE)
	await other.come()
	expect(ends.map(({ isClosed }) => isClosed)).toEqual([true, true, true, false])
})

test('who was heard once may be silent for as long as they like', async () => {
	const other = await lookForOther()
	await other.untilAnnounced(1)
	await other.come()
	await other.untilCalled(1)
	ends[0]!.channel.onmessage!({ data: Uint8Array.of(0, 0, 1, 0).buffer }) // asks for the whole document
	vi.advanceTimersByTime(10 * A_WHILE)
	await other.come()
	expect(ends.map(({ isClosed }) => isClosed)).toEqual([false])
})

test('who is called while about to call lets that be, and answers', async () => {
	const other = await lookForOther()
	await other.untilAnnounced(1)
	await other.come()
	await untilMade(1)
	await other.call()
	await untilMade(2)
	await other.untilAnswered()
	expect(ends.map(({ isClosed }) => isClosed)).toEqual([true, false])
})
