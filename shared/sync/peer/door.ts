import { bytesOfHex, bytesOfText, isHex } from '../../kernel/bytes.ts'
import { isRecord } from '../../kernel/json.ts'
import { sha256Hex } from '../../kernel/sha256.ts'

/** Who somebody is between devices: two public keys on P-256, as uncompressed points in hexadecimal. */
export interface Card {
	signing: string
	exchange: string
}

/** What is said at the door of a room, where everybody who has the link can listen. */
export type DoorMessage =
	| { type: 'knock'; card: Card } // a guest wants in
	| { type: 'answer'; to: string; card: Card } // the host to a guest, named by the card's fingerprint
	| { type: 'open'; card: Card } // the host has come: whoever waits may knock

const POINT = 130 // digits

/** What names somebody, as the link names its host: 128 bits are enough that nobody finds other keys with the same. */
export const fingerprintOf = ({ signing, exchange }: Card): string =>
	sha256Hex(bytesOfHex(signing + exchange)).slice(0, 32)

export const isFingerprint = (text: unknown): text is string => isHex(text, 32)

/** Only who has the link knows the door. */
export const doorTopic = (fingerprint: string): string =>
	`door-${sha256Hex(bytesOfText(`junction door ${fingerprint}`)).slice(0, 32)}`

/** Names a game of a room for those who have its link: where it goes on without its host, they meet again. */
export const originOf = (fingerprint: string, epoch: number): string =>
	sha256Hex(bytesOfText(`junction game ${fingerprint} ${epoch}`)).slice(0, 32)

/** Undefined for whatever is no such message: anybody may say anything there. */
export function parseDoor(raw: unknown): DoorMessage | undefined {
	if (!isRecord(raw)) return undefined
	const { type, to } = raw
	const card = parseCard(raw.card)
	if (!card) return undefined
	if (type === 'knock' || type === 'open') return { type, card }
	return type === 'answer' && isFingerprint(to) ? { type, to, card } : undefined
}

export function parseCard(raw: unknown): Card | undefined {
	if (!isRecord(raw)) return undefined
	const { signing, exchange } = raw
	return isHex(signing, POINT) && isHex(exchange, POINT) ? { signing, exchange } : undefined
}
