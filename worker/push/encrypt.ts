import { bytesOfText } from '../../shared/kernel/bytes.ts'

/** Whom a message is for, as their browser told: its public key, and a secret that both know. */
export interface Reader {
	publicKey: Uint8Array
	secret: Uint8Array
}

/** What is drawn for a message, and never used twice. */
export interface Drawn {
	salt: Uint8Array
	keys: CryptoKeyPair
}

const RECORD = 4096 // no message has a second record
const LAST = 2 // says that none comes after this one

/** A message that only its reader's browser can read: RFC 8291, which is one record of RFC 8188. */
export async function encrypt(
	text: Uint8Array,
	{ publicKey, secret }: Reader,
	{ salt, keys }: Drawn,
): Promise<Uint8Array> {
	const own = await rawPublicKey(keys.publicKey)
	const theirs = await readPublicKey(publicKey)
	const agreement = { name: 'ECDH', public: theirs } as unknown as SubtleCryptoDeriveKeyAlgorithm // its type names it $public
	const shared = new Uint8Array(await crypto.subtle.deriveBits(agreement, keys.privateKey, 256))
	const material = await derive(shared, secret, joined(bytesOfText('WebPush: info\0'), publicKey, own), 32)
	const key = await derive(material, salt, bytesOfText('Content-Encoding: aes128gcm\0'), 16)
	const nonce = await derive(material, salt, bytesOfText('Content-Encoding: nonce\0'), 12)
	const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
	const record = joined(text, Uint8Array.of(LAST))
	const locked = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, cipher, record)
	return joined(salt, bigEndian(RECORD), Uint8Array.of(own.length), own, new Uint8Array(locked))
}

/** Whether a public key is one: not every pair of numbers is a point of the curve. */
export const isPublicKey = (bytes: Uint8Array): Promise<boolean> =>
	readPublicKey(bytes).then(
		() => true,
		() => false,
	)

const readPublicKey = (bytes: Uint8Array): Promise<CryptoKey> =>
	crypto.subtle.importKey('raw', bytes, CURVE, false, [])

const CURVE = { name: 'ECDH', namedCurve: 'P-256' }

export const drawForMessage = async (): Promise<Drawn> => ({
	salt: crypto.getRandomValues(new Uint8Array(16)),
	keys: (await crypto.subtle.generateKey(CURVE, false, ['deriveBits'])) as CryptoKeyPair,
})

const rawPublicKey = async (key: CryptoKey): Promise<Uint8Array> =>
	new Uint8Array((await crypto.subtle.exportKey('raw', key)) as ArrayBuffer)

async function derive(
	from: Uint8Array,
	salt: Uint8Array,
	info: Uint8Array,
	length: number,
): Promise<Uint8Array> {
	const key = await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits'])
	const how = { name: 'HKDF', hash: 'SHA-256', salt, info }
	return new Uint8Array(await crypto.subtle.deriveBits(how, key, 8 * length))
}

const bigEndian = (value: number): Uint8Array =>
	Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)

function joined(...parts: readonly Uint8Array[]): Uint8Array {
	const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const part of parts) {
		all.set(part, at)
		at += part.length
	}
	return all
}
