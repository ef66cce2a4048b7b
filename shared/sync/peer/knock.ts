import { bytesOfText } from '../../kernel/bytes.ts'
import { isFingerprint } from '../../kernel/digits.ts'
import { isRecord } from '../../kernel/json.ts'
import { sha256Hex } from '../../kernel/sha256.ts'
import { type Card, parseCard } from './card.ts'

/** What is said at the door of a room, where everybody who has the link can listen. */
export type DoorMessage =
	| { type: 'knock'; card: Card } // a guest wants in
	| { type: 'answer'; to: string; card: Card } // the host to a guest, named by the card's fingerprint
	| { type: 'open'; card: Card } // the host has come: whoever waits may knock

/** Only who has the link knows the door. */
export const doorTopic = (fingerprint: string): string =>
	`door-${sha256Hex(bytesOfText(`junction door ${fingerprint}`)).slice(0, 32)}`

/** Undefined for whatever is no such message: anybody may say anything there. */
export function parseDoor(raw: unknown): DoorMessage | undefined {
	if (!isRecord(raw)) return undefined
	const { type, to } = raw
	const card = parseCard(raw.card)
	if (!card) return undefined
	if (type === 'knock' || type === 'open') return { type, card }
	return type === 'answer' && isFingerprint(to) ? { type, to, card } : undefined
}
