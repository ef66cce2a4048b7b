import { bytesOfText } from '../../shared/kernel/bytes.ts'
import { base64urlOf } from './base64url.ts'
import { type PushKeys, signingKey } from './push-keys.ts'

const HOURS = 12 // for which it is good: services refuse more than a day

/** Says to a push service who asks, and that it may: RFC 8292. */
export async function vapidHeader(endpoint: string, keys: PushKeys, now: number): Promise<string> {
	const expires = Math.floor(now / 1000) + HOURS * 3600
	const claims = { aud: new URL(endpoint).origin, exp: expires, sub: keys.contact }
	const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(inToken).join('.')
	const how = { name: 'ECDSA', hash: 'SHA-256' }
	const signature = await crypto.subtle.sign(how, await signingKey(keys), bytesOfText(signed))
	return `vapid t=${signed}.${base64urlOf(new Uint8Array(signature))}, k=${keys.public}`
}

const inToken = (part: object): string => base64urlOf(bytesOfText(JSON.stringify(part)))
