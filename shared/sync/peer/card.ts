import { bytesOfHex, bytesOfText } from '../../kernel/bytes.ts'
import { isPoint } from '../../kernel/digits.ts'
import { isRecord } from '../../kernel/json.ts'
import { sha256Hex } from '../../kernel/sha256.ts'

/** Who somebody is between devices: two public keys on P-256, as uncompressed points in hexadecimal. */
export interface Card {
	signing: string
	exchange: string
}

/** What names somebody, as the link names its host: 128 bits are enough that nobody finds other keys with the same. */
export const fingerprintOf = ({ signing, exchange }: Card): string =>
	sha256Hex(bytesOfHex(signing + exchange)).slice(0, 32)

/** Names a game of a room for those who have its link: where it goes on without its host, they meet again. */
export const originOf = (fingerprint: string, epoch: number): string =>
	sha256Hex(bytesOfText(`junction game ${fingerprint} ${epoch}`)).slice(0, 32)

export function parseCard(raw: unknown): Card | undefined {
	if (!isRecord(raw)) return undefined
	const { signing, exchange } = raw
	return isPoint(signing) && isPoint(exchange) ? { signing, exchange } : undefined
}
