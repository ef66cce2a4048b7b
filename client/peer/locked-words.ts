import * as buffer from 'lib0/buffer'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import type { Introduction } from '../../shared/sync/peer/introduction.ts'

const ALGORITHM = 'AES-GCM'
const IV = 12 // bytes

/** Locks words with the key of a board exactly as y-webrtc locks its own, so that either may open the other's. */
export async function lockWords(key: CryptoKey, words: Introduction): Promise<string> {
	const plain = encoding.encode((encoder) => encoding.writeAny(encoder, words))
	const iv = crypto.getRandomValues(new Uint8Array(IV))
	const locked = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, Uint8Array.from(plain))
	return buffer.toBase64(
		encoding.encode((encoder) => {
			encoding.writeVarString(encoder, ALGORITHM)
			encoding.writeVarUint8Array(encoder, iv)
			encoding.writeVarUint8Array(encoder, new Uint8Array(locked))
		}),
	)
}

/** Undefined for whatever was not locked with this key. */
export async function unlockWords(key: CryptoKey, locked: unknown): Promise<unknown> {
	if (typeof locked !== 'string') return undefined
	try {
		const decoder = decoding.createDecoder(Uint8Array.from(buffer.fromBase64(locked)))
		if (decoding.readVarString(decoder) !== ALGORITHM) return undefined
		const iv = decoding.readVarUint8Array(decoder).slice()
		const bytes = decoding.readVarUint8Array(decoder).slice()
		const plain = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes)
		return decoding.readAny(decoding.createDecoder(new Uint8Array(plain)))
	} catch {
		return undefined
	}
}
