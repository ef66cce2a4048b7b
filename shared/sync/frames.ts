import { isHex } from '../kernel/bytes.ts'
import { isRecord } from '../kernel/json.ts'
import type { GameRecord } from '../kernel/record.ts'
import { type Rejected, reject } from '../kernel/rejection.ts'
import type { SentCommand } from '../room/step.ts'

/** Raised when old pages and new authorities no longer understand each other. */
export const PROTOCOL = 1
export const MAX_FRAME = 4096 // bytes, from a client

/** The keep-alive, answered by the platform without waking the room. */
export const PING = 'ping'
export const PONG = 'pong'

/** The first frame of every socket: who it is. The token is a secret of the browser's, 128 bits in hexadecimal. */
export interface Hello {
	type: 'hello'
	protocol: number
	token: string
}

/** Asks for the record of the game that is over. */
export interface AskRecord {
	type: 'record'
	epoch: number
}

/** Asks for an answer at once, which is the same frame: how long that takes is the way there and back. */
export interface Probe {
	type: 'probe'
	n: number
}

/** What a player's network is like, and how a race takes that into account. In milliseconds. */
export interface Network {
	ping: number
	given: number // what was taken out of their time when they last acted
	verified: boolean // whether the ping rests on a measurement that the page cannot fake
}

export type ClientFrame = Hello | AskRecord | Probe | (SentCommand & { args: Record<string, unknown> })

/** Who is here; seats by their ids. */
export interface PresenceFrame {
	type: 'presence'
	here: number[]
	away: Record<string, number> // since when
	watching: number
	network?: Record<string, Network> // where there are races
}

/** Everything but documents, which are binary (`documents.ts`). */
export type AuthorityFrame =
	| { type: 'you'; seat: number | null; owns: number | null; now: number } // who the socket is: at the greeting and at every change; `owns` is a seat of theirs that they do not sit in
	| { type: 'ack'; id: string }
	| { type: 'rejected'; id: string; code: string; step?: number }
	| { type: 'error'; code: string } // for a frame that was no command
	| { type: 'hand'; epoch: number; turn: number; moves: number; hand: unknown } // to its seat alone; shown once the table has got there
	| PresenceFrame
	| Probe
	| { type: 'record'; epoch: number; record: GameRecord | null }

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const isShortText = (value: unknown): value is string =>
	typeof value === 'string' && value.length > 0 && value.length <= 40

/** A text frame from a client, checked for shape. */
export function parseClientFrame(text: string): ClientFrame | (Rejected & { id?: string }) {
	let raw: unknown
	try {
		raw = JSON.parse(text)
	} catch {
		return reject('malformed')
	}
	if (!isRecord(raw)) return reject('malformed')
	const { type, id, epoch, turn, protocol, token, n, args = {} } = raw
	if (type === 'hello')
		return isCount(protocol) && isHex(token, 32) ? { type, protocol, token } : reject('malformed')
	if (type === 'record') return isCount(epoch) ? { type, epoch } : reject('malformed')
	if (type === 'probe') return isCount(n) ? { type, n } : reject('malformed')
	if (!isShortText(id)) return reject('malformed')
	if (!isShortText(type) || !isCount(epoch) || !isCount(turn) || !isRecord(args))
		return { ...reject('malformed'), id }
	return { id, epoch, turn, type, args }
}
