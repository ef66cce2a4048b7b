import { bytesOfHex } from '../../kernel/bytes.ts'
import type { IsSigned } from './verify-proof.ts'

export const SIGNING = { name: 'ECDSA', namedCurve: 'P-256' }
export const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' }

/** What is asked of a platform's WebCrypto here. */
interface Subtle<Key> {
	importKey(
		format: 'raw',
		point: Uint8Array<ArrayBuffer>,
		algorithm: typeof SIGNING,
		extractable: boolean,
		usages: 'verify'[],
	): Promise<Key>
	verify(
		algorithm: typeof SIGNATURE,
		key: Key,
		signature: Uint8Array<ArrayBuffer>,
		bytes: Uint8Array<ArrayBuffer>,
	): Promise<boolean>
}

/** Tells genuine signatures, in a browser and on the server alike. A key that is none has signed nothing. */
export const signatureCheck =
	<Key>(subtle: Subtle<Key>): IsSigned =>
	async (point, bytes, signature) => {
		try {
			const key = await subtle.importKey('raw', plain(bytesOfHex(point)), SIGNING, false, ['verify'])
			return await subtle.verify(SIGNATURE, key, plain(bytesOfHex(signature)), plain(bytes))
		} catch {
			return false
		}
	}

/** None of these bytes are shared between threads. */
const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>
