import { hexOfBytes } from '../../shared/kernel/bytes.ts'
import { type Card, fingerprintOf } from '../../shared/sync/peer/card.ts'
import { agree, type Identity } from './identity.ts'

/** What only the two at a board know: its name on the signalling server, and how it is locked. */
export interface Secret {
	topic: string
	password: string // of y-webrtc, which locks the signalling of the board with it
	relay: CryptoKey // locks what passes over the server where there is no direct way
}

/**
 * Everything from the one secret that their keys agree on: a stranger cannot even name the board. Both whole cards
 * count, so that nobody gets at another's board by showing half of their card.
 */
export async function secretBetween(mine: Identity, theirs: Card): Promise<Secret> {
	const agreed = await crypto.subtle.importKey('raw', await agree(mine, theirs), 'HKDF', false, [
		'deriveBits',
	])
	const pair = [mine.card, theirs].map(fingerprintOf).sort().join(' ')
	const derive = async (use: string) => {
		const info = new TextEncoder().encode(`junction ${use} ${pair}`)
		return crypto.subtle.deriveBits(
			{ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
			agreed,
			256,
		)
	}
	const [topic, password, relay] = await Promise.all(['topic', 'password', 'relay'].map(derive))
	return {
		topic: `board-${hexOf(topic!).slice(0, 32)}`,
		password: hexOf(password!),
		relay: await crypto.subtle.importKey('raw', relay!, 'AES-GCM', false, ['encrypt', 'decrypt']),
	}
}

const hexOf = (bits: ArrayBuffer): string => hexOfBytes(new Uint8Array(bits))
