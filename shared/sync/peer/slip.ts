import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'

/** What travels between a page and its authority: the same frames as on a WebSocket. */
export type Frame = string | Uint8Array

/** All that one side has on the board: what the other has not acknowledged yet, and how much it has read itself. */
export interface Slip {
	session: string // a conversation from its opening to its close; the seat's side begins it
	first: number // the number of the first frame below
	frames: Frame[]
	received: number // how many frames of the other side have been read
	closed: number // the code it was closed with; 0 while it is open
}

const MAX_FRAMES = 512

export function encodeSlip({ session, first, frames, received, closed }: Slip): Uint8Array<ArrayBuffer> {
	const encoder = encoding.createEncoder()
	encoding.writeVarString(encoder, session)
	for (const number of [first, received, closed, frames.length]) encoding.writeVarUint(encoder, number)
	for (const frame of frames) {
		encoding.writeUint8(encoder, typeof frame === 'string' ? 0 : 1)
		if (typeof frame === 'string') encoding.writeVarString(encoder, frame)
		else encoding.writeVarUint8Array(encoder, frame)
	}
	return encoding.toUint8Array(encoder)
}

/** Undefined for whatever is no slip. */
export function decodeSlip(bytes: unknown): Slip | undefined {
	if (!(bytes instanceof Uint8Array)) return undefined
	try {
		const decoder = decoding.createDecoder(bytes)
		const session = decoding.readVarString(decoder)
		const [first, received, closed, count] = [0, 0, 0, 0].map(() => decoding.readVarUint(decoder)) as Four
		if (session.length > 40 || count > MAX_FRAMES) return undefined
		const frames = Array.from({ length: count }, () => readFrame(decoder))
		return decoding.hasContent(decoder) ? undefined : { session, first, frames, received, closed }
	} catch {
		return undefined
	}
}

type Four = [number, number, number, number]

function readFrame(decoder: decoding.Decoder): Frame {
	const kind = decoding.readUint8(decoder)
	if (kind > 1) throw new Error('no such kind of frame')
	// A copy: the slip belongs to a document that goes on changing.
	return kind === 0 ? decoding.readVarString(decoder) : decoding.readVarUint8Array(decoder).slice()
}
