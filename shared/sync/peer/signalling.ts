import { isRecord } from '../../kernel/json.ts'

/**
 * How pages find each other, in the messages of y-webrtc's signalling protocol: whoever subscribes to a topic is
 * told what is published there, the publisher included, with how many were told.
 */
export type SignalMessage =
	| { type: 'subscribe' | 'unsubscribe'; topics: string[] }
	| { type: 'publish'; topic: string } // and whatever else: it is passed on as it is
	| { type: 'ping' }

/** The keep-alive exactly as y-webrtc's client writes it: answered by the platform, nobody is woken. */
export const SIGNAL_PING = '{"type":"ping"}'
export const SIGNAL_PONG = '{"type":"pong"}'

export const MAX_SIGNAL = 65_536 // characters of a message: a relayed board with all that waits on it
export const MAX_TOPIC = 64 // characters of a name
export const MAX_TOPICS = 100 // of one socket: a host has one or two for each guest
const MAX_NAMED = 100 // in one message

/** Undefined for whatever is no such message. */
export function parseSignal(text: string): SignalMessage | undefined {
	let raw: unknown
	try {
		raw = JSON.parse(text)
	} catch {
		return undefined
	}
	if (!isRecord(raw)) return undefined
	const { type, topic, topics } = raw
	if (type === 'ping') return { type }
	if (type === 'publish') return isTopic(topic) ? { ...raw, type, topic } : undefined
	if (type !== 'subscribe' && type !== 'unsubscribe') return undefined
	return Array.isArray(topics) && topics.length <= MAX_NAMED && topics.every(isTopic)
		? { type, topics }
		: undefined
}

const isTopic = (value: unknown): value is string =>
	typeof value === 'string' && value.length > 0 && value.length <= MAX_TOPIC
