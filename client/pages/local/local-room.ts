import type { Continuation } from '../../../shared/room/continuation.ts'
import { IndexedLog } from '../../authority/indexed-log.ts'
import { MadeSocket } from '../../authority/made-socket.ts'
import type { Environment } from '../../connection/environment.ts'
import { type LocalIntent, takeLocalIntent } from './local-intents.ts'

/** What the authority is started with. */
export interface Opening {
	code: string
	create?: LocalIntent // where the room is to be made first
}

/** What the authority says instead of a frame when it has closed a socket. */
export interface Closed {
	closed: number
}

/** A room on this device, as a page reaches it. */
export interface LocalRoom {
	exists: boolean
	WebSocket: Environment['WebSocket']
	/** The game as it could go on elsewhere, or the lobby. */
	continuation(): Promise<Continuation | undefined>
	close(): void
}

export async function openLocalRoom(code: string): Promise<LocalRoom> {
	const worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' })
	const { port1: authority, port2 } = new MessageChannel()
	const create = takeLocalIntent(code)
	worker.postMessage({ code, ...(create && { create }) } satisfies Opening, [port2])
	const exists = await new Promise<boolean>((resolve, reject) => {
		authority.onmessage = ({ data }) => resolve(data)
		worker.onerror = () => reject(new Error('the room on this device did not start'))
	})
	return {
		exists,
		WebSocket: function dial() {
			return dialTo(authority)
		} as unknown as Environment['WebSocket'],
		continuation: () => askFor(authority),
		close: () => worker.terminate(),
	}
}

/** A line that is meant for this answer alone. */
function askFor(authority: MessagePort): Promise<Continuation | undefined> {
	const { port1: line, port2 } = new MessageChannel()
	authority.postMessage('continuation', [port2])
	return new Promise((resolve) => {
		line.onmessage = ({ data }) => resolve(data)
	})
}

function dialTo(authority: MessagePort): MadeSocket {
	const { port1: line, port2 } = new MessageChannel()
	const socket = new MadeSocket(
		(data) => line.postMessage(data),
		() => line.postMessage(null),
	)
	line.onmessage = ({ data }: MessageEvent<string | Uint8Array | Closed>) => {
		if (typeof data === 'object' && 'closed' in data) socket.end(data.closed)
		else socket.deliver(data)
	}
	authority.postMessage(null, [port2])
	socket.open()
	return socket
}

const logOf = (code: string): IndexedLog => new IndexedLog(code, () => {})

export const eraseLocalRoom = (code: string): Promise<void> => logOf(code).erase()
