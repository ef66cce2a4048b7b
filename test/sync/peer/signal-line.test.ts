import { afterEach, expect, test, vi } from 'vitest'
import { SignalLine } from '../../../client/peer/signal-line.ts'
import { MemorySignalling } from '../../support/peer/memory-signalling.ts'

afterEach(() => {
	vi.unstubAllGlobals()
})

test('into a socket that is closed for its silence nothing more is said', async () => {
	const signalling = new MemorySignalling()
	const sockets: WebSocket[] = []
	const { WebSocket: Dialled } = signalling
	function dial() {
		const socket = new Dialled('memory')
		sockets.push(socket)
		return socket
	}
	vi.stubGlobal('WebSocket', Object.assign(dial, { OPEN: Dialled.OPEN }))
	const line = new SignalLine('memory')
	await expect.poll(() => line.isOpen).toBe(true)
	sockets[0]!.close()
	expect(line.isOpen).toBe(false)
	line.publish('a topic', 'lost')
	expect(signalling.said).toEqual([])
	line.close()
})
