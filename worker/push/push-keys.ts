import { isRecord } from '../../shared/kernel/json.ts'
import { base64urlOf, bytesOfBase64url } from './base64url.ts'

/** What a push service knows this server by, as the configuration names it. */
export interface PushKeys {
	contact: string // whom a push service may write to: mailto: or https:
	public: string // an uncompressed point of P-256, in base64url: what browsers subscribe to
	private: string
}

/** Without keys, or with what are none, nothing is offered. */
export function readPushKeys(text: string | undefined): PushKeys | undefined {
	if (!text) return undefined
	const keys = parse(text)
	if (!isRecord(keys)) return undefined
	const { contact, public: shown, private: secret } = keys
	if (typeof contact !== 'string' || !/^(mailto:.+@|https:\/\/)/.test(contact)) return undefined
	if (!bytesOfBase64url(shown, 65) || !bytesOfBase64url(secret, 32)) return undefined
	return { contact, public: shown as string, private: secret as string }
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

/** As it signs. */
export function signingKey({ public: shown, private: d }: PushKeys): Promise<CryptoKey> {
	const point = bytesOfBase64url(shown, 65) ?? new Uint8Array()
	const [x, y] = [base64urlOf(point.slice(1, 33)), base64urlOf(point.slice(33))]
	const key = { kty: 'EC', crv: 'P-256', x, y, d }
	return crypto.subtle.importKey('jwk', key, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
}
