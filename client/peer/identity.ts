import { bytesOfHex, hexOfBytes } from '../../shared/kernel/bytes.ts'
import type { Card } from '../../shared/sync/peer/card.ts'
import { SIGNATURE, SIGNING, signatureCheck } from '../../shared/sync/peer/signature.ts'
import { answerTo } from '../app/indexed-database.ts'
import { read, write } from '../authority/database.ts'

const EXCHANGE = { name: 'ECDH', namedCurve: 'P-256' }

/** Who this browser is in one room: its private keys never leave the browser's own keeping. */
export interface Identity {
	card: Card
	signing: CryptoKey
	exchange: CryptoKey
}

export const knownIdentity = (room: string): Promise<Identity | undefined> =>
	read(['keys'], (at) => answerTo<Identity | undefined>(at('keys').get(room)))

/** Made at the first visit, and kept, so that a reload finds the same seat. */
export async function identityFor(room: string): Promise<Identity> {
	const known = await knownIdentity(room)
	if (known) return known
	const made = await makeIdentity()
	await write(['keys'], (at) => {
		at('keys').put(made, room)
	})
	return made
}

export async function makeIdentity(): Promise<Identity> {
	const [signing, exchange] = (await Promise.all([
		crypto.subtle.generateKey(SIGNING, false, ['sign', 'verify']),
		crypto.subtle.generateKey(EXCHANGE, false, ['deriveBits']),
	])) as [CryptoKeyPair, CryptoKeyPair]
	const card = { signing: await pointOf(signing.publicKey), exchange: await pointOf(exchange.publicKey) }
	return { card, signing: signing.privateKey, exchange: exchange.privateKey }
}

const pointOf = async (key: CryptoKey): Promise<string> =>
	hexOfBytes(new Uint8Array(await crypto.subtle.exportKey('raw', key)))

export async function sign({ signing }: Identity, bytes: Uint8Array): Promise<string> {
	const signature = await crypto.subtle.sign(SIGNATURE, signing, bytes as Uint8Array<ArrayBuffer>)
	return hexOfBytes(new Uint8Array(signature))
}

export const isSigned = signatureCheck(crypto.subtle)

/** Both sides get the same 256 bits, and nobody else does. Fails for a key that is no point of the curve. */
export async function agree({ exchange }: Identity, theirs: Card): Promise<ArrayBuffer> {
	const key = await importPoint(theirs.exchange, EXCHANGE, [])
	return crypto.subtle.deriveBits({ name: 'ECDH', public: key }, exchange, 256)
}

const importPoint = (point: string, algorithm: EcKeyImportParams, usages: KeyUsage[]): Promise<CryptoKey> =>
	crypto.subtle.importKey('raw', bytesOfHex(point) as Uint8Array<ArrayBuffer>, algorithm, false, usages)
