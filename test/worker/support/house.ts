import { env, exports } from 'cloudflare:workers'
import type { RoomObject } from '../../../worker/room-object.ts'
import { sitAndStart, tokenOf } from '../../support/play.ts'
import { ScriptedClient } from '../../support/scripted-client.ts'

export const origin = 'https://junction.test'

/** Every call comes from a network of its own, unless the test names one: limits have their own tests. */
let addresses = 0
const nextAddress = (): string => `10.${++addresses >> 8}.${addresses & 255}.1`

export function request(path: string, init: RequestInit = {}): Promise<Response> {
	const headers = new Headers({ Origin: origin, 'CF-Connecting-IP': nextAddress() })
	for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
	return exports.default.fetch(new Request(`${origin}${path}`, { ...init, headers }))
}

export const postRoom = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
	request('/api/rooms', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...headers },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	})

/** Opens a room whose creator is the first person. */
export async function createRoom(options: object = {}, game = 'metro'): Promise<string> {
	const response = await postRoom({ game, options, token: tokenOf(0) })
	const { code } = await response.json<{ code: string }>()
	if (response.status !== 201) throw new Error(`No room: ${code}`)
	return code
}

export const roomObject = (code: string): DurableObjectStub<RoomObject> => env.ROOMS.getByName(code)

/** A socket that has said nothing yet. */
export const connect = (
	code: string,
	person = 0,
	headers: Record<string, string> = {},
): Promise<ScriptedClient> => connectWith(code, tokenOf(person), headers)

export async function connectWith(
	code: string,
	token: string,
	headers: Record<string, string> = {},
): Promise<ScriptedClient> {
	const response = await request(`/api/rooms/${code}/socket`, {
		headers: { Upgrade: 'websocket', ...headers },
	})
	const socket = response.webSocket
	if (!socket) throw new Error(`No socket: ${response.status} ${await response.text()}`)
	socket.binaryType = 'arraybuffer'
	const client = new ScriptedClient(socket, token)
	socket.accept()
	return client
}

export const enter = async (
	code: string,
	person = 0,
	headers: Record<string, string> = {},
): Promise<ScriptedClient> => (await connect(code, person, headers)).enter()

/** So that a call comes from there. */
export const from = (address: string): Record<string, string> => ({ 'CF-Connecting-IP': address })

/** So many people in one room, the creator first. */
export async function gather(code: string, count: number): Promise<ScriptedClient[]> {
	const clients: ScriptedClient[] = []
	for (let person = 0; person < count; person++) clients.push(await enter(code, person))
	return clients
}

/** So many people at a game, in a room of their own. */
export async function gatherToPlay(
	count: number,
	options: object = {},
	game?: string,
): Promise<{ code: string; players: ScriptedClient[] }> {
	const code = await createRoom(options, game)
	const players = await gather(code, count)
	await sitAndStart(players)
	return { code, players }
}

/** Two people at a game. */
export async function pairToPlay(
	options?: object,
	game?: string,
): Promise<{ code: string; ada: ScriptedClient; grace: ScriptedClient }> {
	const { code, players } = await gatherToPlay(2, options, game)
	const [ada, grace] = players as [ScriptedClient, ScriptedClient]
	return { code, ada, grace }
}
