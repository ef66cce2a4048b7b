import { isRecord } from '../../shared/kernel/json.ts'
import { type Rejected, reject } from '../../shared/kernel/rejection.ts'
import { bytesOfBase64url } from './base64url.ts'
import type { Reader } from './encrypt.ts'

const LONGEST = 1024 // an endpoint: no service has any as long

/** Where a browser is reached while no page of ours is open. */
export interface Subscription {
	endpoint: string
	publicKey: string // both in base64url
	secret: string
}

/** Why a subscription is not taken. */
export type SubscriptionCode = 'malformed' | 'unknown-push-service'

/** What a page sends, as `PushSubscription.toJSON` has it; `services` are hosts, whose own hosts are meant too. */
export function readSubscription(value: unknown, services: readonly string[]): Subscription | Rejected {
	if (!isRecord(value) || !isRecord(value.keys)) return reject('malformed')
	const { endpoint } = value
	const { p256dh, auth } = value.keys
	if (!bytesOfBase64url(p256dh, 65) || !bytesOfBase64url(auth, 16)) return reject('malformed')
	if (typeof endpoint !== 'string') return reject('malformed')
	if (!isKnownService(endpoint, services)) return reject<SubscriptionCode>('unknown-push-service')
	return { endpoint, publicKey: p256dh as string, secret: auth as string }
}

/** Whom it is for, as a message is encrypted for them. */
export const readerOf = ({ publicKey, secret }: Subscription): Reader => ({
	publicKey: bytesOfBase64url(publicKey, 65) ?? new Uint8Array(),
	secret: bytesOfBase64url(secret, 16) ?? new Uint8Array(),
})

/**
 * Whoever subscribes says where the server is to send: so it is sent nowhere but to the services that browsers use, over
 * https, at the usual port. An address by number is none of them, whatever network it is in.
 */
export function isKnownService(endpoint: string, services: readonly string[]): boolean {
	if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return false
	const { href, protocol, username, password, port, hostname, hash } = new URL(endpoint)
	if (href !== endpoint) return false // who sends may read it in another way than who judges it
	if (protocol !== 'https:' || username || password || port || hash) return false
	return services.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}

/** The services that the configuration names, apart by spaces. */
export const readServices = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? []
