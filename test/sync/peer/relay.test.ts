import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { makeIdentity } from '../../../client/peer/identity.ts'
import { Relay, type Side } from '../../../client/peer/relay.ts'
import { type Secret, secretBetween } from '../../../client/peer/secret.ts'
import { SignalLine } from '../../../client/peer/signal-line.ts'
import { MAX_SIGNAL } from '../../../shared/sync/peer/signalling.ts'
import { MemorySignalling } from '../../support/peer/memory-signalling.ts'

const PATIENCE = { timeout: 60_000 }

let secrets: Record<Side, Secret>
beforeAll(async () => {
	const [host, seat] = await Promise.all([makeIdentity(), makeIdentity()])
	secrets = { host: await secretBetween(host, seat.card), seat: await secretBetween(seat, host.card) }
})

let signalling: MemorySignalling
let open: { close(): void }[]
beforeEach(() => {
	signalling = new MemorySignalling()
	open = []
	vi.stubGlobal('WebSocket', signalling.WebSocket)
})
afterEach(() => {
	for (const one of open) one.close()
	vi.unstubAllGlobals()
})

/** One side of a board that has no other way than over the server. */
async function openSide(side: Side) {
	const doc = new Y.Doc()
	const line = new SignalLine('memory')
	const heard: number[] = []
	let isSpoiled = false
	const relay = new Relay({ doc, secret: secrets[side], line }, side, {
		onHeard: (bytes) => heard.push(bytes),
		onSpoiled: () => {
			isSpoiled = true
		},
	})
	open.push(relay, line)
	await expect.poll(() => line.isOpen, PATIENCE).toBe(true)
	relay.start()
	return { doc, relay, heard, isSpoiled: () => isSpoiled, map: doc.getMap<Uint8Array>('board') }
}

const topic = () => `${secrets.host.topic}-relay`

test('W61: what is too long for one message goes in parts', async () => {
	const [host, seat] = [await openSide('host'), await openSide('seat')]
	const long = Uint8Array.from({ length: 150_000 }, (_, index) => index % 251)
	host.map.set('host', long)
	await expect.poll(() => seat.map.get('host'), PATIENCE).toEqual(long)
	for (const message of signalling.said) expect(JSON.stringify(message).length).toBeLessThan(MAX_SIGNAL)
})

test('what is to be told faster than the server would pass it on is told together', async () => {
	const [host, seat] = [await openSide('host'), await openSide('seat')]
	for (let times = 0; times < 400; times++) host.map.set('host', Uint8Array.from([times]))
	await expect.poll(() => seat.map.get('host'), PATIENCE).toEqual(Uint8Array.from([399 % 256]))
	expect(signalling.said.length).toBeLessThan(80)
})

test('noise, and what was said before, changes nothing', async () => {
	const [host, seat] = [await openSide('host'), await openSide('seat')]
	host.map.set('host', Uint8Array.from([1]))
	await expect.poll(() => seat.map.get('host'), PATIENCE).toBeDefined()
	host.map.set('host', Uint8Array.from([2]))
	await expect.poll(() => seat.map.get('host'), PATIENCE).toEqual(Uint8Array.from([2]))

	const [heard, before] = [seat.heard.length, Y.encodeStateAsUpdate(seat.doc)]
	for (const data of [null, 7, {}, '', 'noise', '!!!', 'AAAA', 'A'.repeat(1000)])
		signalling.publish({ type: 'publish', topic: topic(), data })
	for (const message of [...signalling.said].reverse())
		signalling.publish({ type: 'publish', topic: topic(), data: message.data })
	await expect.poll(() => seat.heard.length, PATIENCE).toBeGreaterThan(heard)
	host.map.set('host', Uint8Array.from([3]))
	await expect.poll(() => seat.map.get('host'), PATIENCE).toEqual(Uint8Array.from([3]))
	expect(Y.encodeStateAsUpdate(seat.doc).length).toBe(before.length)
})

test('a side that asks without end is found out', async () => {
	const [host, seat] = [await openSide('host'), await openSide('seat')]
	for (let times = 0; times < 100; times++) seat.relay.start()
	await expect.poll(host.isSpoiled, PATIENCE).toBe(true)
})
