import { tokenOf } from './play.ts'
import { type RawSocket, ScriptedClient } from './scripted-client.ts'

/** A server as scripted people reach it: real requests, real sockets. */
export interface House {
	url: URL
	ask(path: string, init?: RequestInit): Promise<Response>
	/** Opens a room whose creator is the first person. */
	createRoom(options?: object, game?: string): Promise<string>
	/** A socket that has said nothing yet. */
	connect(code: string, person?: number): Promise<ScriptedClient>
	enter(code: string, person?: number): Promise<ScriptedClient>
	/** So many people in one room, the creator first. */
	gather(code: string, count: number): Promise<ScriptedClient[]>
}

export function houseAt(url: URL): House {
	const ask = (path: string, init: RequestInit = {}) =>
		fetch(new URL(path, url), { ...init, headers: { Origin: url.origin, ...init.headers } })

	const connect = async (code: string, person = 0) => {
		const socket = openSocket(socketAddress(url, code), url.origin)
		const client = new ScriptedClient(socket as RawSocket, tokenOf(person))
		await opened(socket)
		return client
	}

	const enter = async (code: string, person = 0) => (await connect(code, person)).enter()

	return {
		url,
		ask,
		connect,
		enter,
		async createRoom(options = {}, game = 'metro') {
			const body = JSON.stringify({ game, options, token: tokenOf(0) })
			const response = await ask('/api/rooms', { method: 'POST', body })
			const { code } = (await response.json()) as { code: string }
			if (response.status !== 201) throw new Error(`No room: ${code}`)
			return code
		},
		async gather(code, count) {
			const clients: ScriptedClient[] = []
			for (let person = 0; person < count; person++) clients.push(await enter(code, person))
			return clients
		},
	}
}

export const socketAddress = (url: URL, code: string): string =>
	`${url.origin.replace('http', 'ws')}/api/rooms/${code}/socket`

/** Node's WebSocket takes headers, which those of pages do not: a page's Origin cannot be chosen. */
interface SocketWithHeaders {
	new (url: string, options: { headers: Record<string, string> }): WebSocket
}

export function openSocket(address: string, origin: string, headers: Record<string, string> = {}): WebSocket {
	const options = { headers: { origin, ...headers } }
	const socket = new (WebSocket as unknown as SocketWithHeaders)(address, options)
	socket.binaryType = 'arraybuffer'
	return socket
}

const opened = (socket: WebSocket): Promise<void> =>
	new Promise((resolve, reject) => {
		socket.addEventListener('open', () => resolve())
		socket.addEventListener('error', () => reject(new Error('The socket could not be opened.')))
	})
