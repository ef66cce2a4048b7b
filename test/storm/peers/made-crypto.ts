import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

type Bytes = ArrayBuffer | Uint8Array
type Key = { secret: Buffer; point: Buffer }

const TAG = 16 // bytes at the end of what AES-GCM locked

const hashOf = (name: string, ...parts: (Bytes | string)[]): Buffer => {
	const hash = createHash(name)
	for (const part of parts) hash.update(typeof part === 'string' ? part : new Uint8Array(part))
	return hash.digest()
}

const bufferOf = (bytes: Buffer): ArrayBuffer => Uint8Array.from(bytes).buffer

const pointOf = (secret: Buffer): Buffer =>
	Buffer.concat([Buffer.from([4]), hashOf('sha512', 'point', secret)])

const keyOf = (secret: Buffer, point = pointOf(secret)): Key => ({ secret, point })

/**
 * In place of WebCrypto, which answers when a thread is done and never the same: everything here is done at once, and
 * follows from what it is given. It keeps nothing from anybody who knows how; nobody in a storm does.
 */
export const madeSubtle = (draw: (length: number) => Buffer) => ({
	generateKey: async () => {
		const key = keyOf(draw(32))
		return { privateKey: key, publicKey: key }
	},
	exportKey: async (_: string, { point }: Key) => bufferOf(point),
	importKey: async (_: string, bytes: Bytes) => {
		const whole = Buffer.from(new Uint8Array(bytes))
		return keyOf(whole, whole)
	},
	sign: async (_: unknown, { point }: Key, bytes: Bytes) => bufferOf(hashOf('sha512', point, bytes)),
	verify: async (_: unknown, { point }: Key, signature: Bytes, bytes: Bytes) =>
		hashOf('sha512', point, bytes).equals(new Uint8Array(signature)),
	deriveBits: async (how: { public?: Key; info?: Bytes }, { secret, point }: Key) => {
		if (!how.public) return bufferOf(hashOf('sha256', secret, how.info ?? ''))
		const [first, second] = [point, how.public.point].sort(Buffer.compare)
		return bufferOf(hashOf('sha256', first!, second!))
	},
	encrypt: async ({ iv, additionalData }: AesGcm, { secret }: Key, bytes: Bytes) => {
		const cipher = createCipheriv('aes-256-gcm', secret, new Uint8Array(iv))
		if (additionalData) cipher.setAAD(new Uint8Array(additionalData))
		const locked = [cipher.update(new Uint8Array(bytes)), cipher.final(), cipher.getAuthTag()]
		return bufferOf(Buffer.concat(locked))
	},
	decrypt: async ({ iv, additionalData }: AesGcm, { secret }: Key, bytes: Bytes) => {
		const locked = new Uint8Array(bytes)
		const cipher = createDecipheriv('aes-256-gcm', secret, new Uint8Array(iv))
		if (additionalData) cipher.setAAD(new Uint8Array(additionalData))
		cipher.setAuthTag(locked.subarray(locked.length - TAG))
		return bufferOf(Buffer.concat([cipher.update(locked.subarray(0, -TAG)), cipher.final()]))
	},
})

interface AesGcm {
	iv: Bytes
	additionalData?: Bytes
}
