import { bytesOfText } from '../../shared/kernel/bytes.ts'
import { tellFailure } from '../failure-line.ts'
import { drawForMessage, encrypt } from './encrypt.ts'
import type { PushKeys } from './push-keys.ts'
import { readerOf, type Subscription } from './subscription.ts'
import { vapidHeader } from './vapid.ts'

/** Milliseconds that a service has to answer. */
export const ANSWER_WITHIN = 5_000
const KEPT_FOR = 6 * 3600 // seconds, for a phone that is off: later it is no news any more
const LENGTH = 64 // of every message, so that none is told from another by it

/** What a browser is told: which table it is. Nobody's name, and nothing of the game. */
export interface Message {
	room: string
}

/**
 * What became of it. `refused` may go through another time; of what was never answered nobody knows whether it did.
 */
export type Delivery = { kind: 'sent' | 'gone' | 'unanswered' } | { kind: 'refused'; after?: number } // milliseconds that the service asks to be left alone for

/** Never throws: whatever is wrong with a service, or with the keys that the configuration has, is no fault of the room. */
export async function send(
	to: Subscription,
	message: Message,
	topic: string, // of several with the same that wait for a phone, the last is kept
	keys: PushKeys,
	now: number,
): Promise<Delivery> {
	const signal = AbortSignal.timeout(ANSWER_WITHIN)
	try {
		return readAnswer(await post(to, message, topic, keys, now, signal))
	} catch (error) {
		if (!signal.aborted) tellFailure('push', error, {}) // keys that fit nothing, or no network
		return { kind: 'unanswered' }
	}
}

async function post(
	to: Subscription,
	message: Message,
	topic: string,
	keys: PushKeys,
	now: number,
	signal: AbortSignal,
): Promise<Response> {
	const text = bytesOfText(JSON.stringify(message).padEnd(LENGTH))
	const headers = {
		Authorization: await vapidHeader(to.endpoint, keys, now),
		'Content-Encoding': 'aes128gcm',
		'Content-Type': 'application/octet-stream',
		TTL: `${KEPT_FOR}`,
		Topic: topic,
		Urgency: 'high',
	}
	const body = await encrypt(text, readerOf(to), await drawForMessage())
	// Nor is it sent anywhere that a service points to.
	const answer = await fetch(to.endpoint, { method: 'POST', headers, body, redirect: 'manual', signal })
	await answer.body?.cancel()
	return answer
}

function readAnswer(answer: Response): Delivery {
	if (answer.ok) return { kind: 'sent' }
	if (answer.status === 404 || answer.status === 410) return { kind: 'gone' }
	const after = Number(answer.headers.get('Retry-After')) * 1000
	return after > 0 ? { kind: 'refused', after } : { kind: 'refused' }
}
