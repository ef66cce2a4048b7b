import { DurableObject } from 'cloudflare:workers'
import { type Bucket, fullBucket, type Rate, take } from '../shared/sync/bucket.ts'
import { type CloseReason, closeCodes } from '../shared/sync/close-codes.ts'
import {
	MAX_SIGNAL,
	MAX_TOPICS,
	parseSignal,
	SIGNAL_PING,
	SIGNAL_PONG,
	type SignalMessage,
} from '../shared/sync/peer/signalling.ts'
import { Topics } from '../shared/sync/peer/topics.ts'
import { activity } from './activity.ts'
import type { Env } from './env.ts'
import { closeQuietly } from './room-socket.ts'

const MAX_SOCKETS = 128

/** A host whose guests all come back at once sends some hundred messages; relayed boards a few a second each. */
const RATE: Rate = { burst: 500, perSecond: 60, patience: 0 }
const DEAR = 4096 // characters that cost as much as one more message

/**
 * Where the pages of one room find each other, and speak where they find no direct way. It understands nothing
 * of what they say, and keeps nothing: what each socket listens to is attached to it, so that it may sleep.
 */
export class SignalObject extends DurableObject<Env> {
	readonly #topics = new Topics<WebSocket>()
	readonly #buckets = new WeakMap<WebSocket, Bucket>()

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env)
		activity.runs += 1
		ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(SIGNAL_PING, SIGNAL_PONG))
		for (const socket of ctx.getWebSockets())
			for (const topic of attachedTo(socket).topics) this.#topics.join(socket, topic)
	}

	/** The upgrade; whether it may be asked for, the worker has judged. */
	override fetch(): Response {
		activity.runs += 1
		if (!this.#hasRoom()) return new Response(null, { status: 503 })
		const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket]
		this.ctx.acceptWebSocket(server)
		this.#attach(server, Date.now())
		return new Response(null, { status: 101, webSocket: client })
	}

	/** A page listens as soon as it is in: whoever has not come to listen makes room, the longest idle first. */
	#hasRoom(): boolean {
		const open = this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN)
		if (open.length < MAX_SOCKETS) return true
		const idle = open.filter((socket) => this.#topics.of(socket).length === 0)
		const [longest] = idle.sort((one, other) => attachedTo(one).since - attachedTo(other).since)
		if (longest) closeQuietly(longest, closeCodes.idle, 'idle')
		return longest !== undefined
	}

	override webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): void {
		activity.runs += 1
		if (socket.readyState !== WebSocket.OPEN) return // what it said before it was sent away still comes
		const refused = this.#hear(socket, text)
		if (!refused) return
		this.#topics.leaveAll(socket)
		closeQuietly(socket, closeCodes[refused], refused)
	}

	/** Does as told; or says why whoever told so has to go. */
	#hear(socket: WebSocket, text: string | ArrayBuffer): CloseReason | undefined {
		if (typeof text !== 'string') return 'malformed'
		if (text.length > MAX_SIGNAL) return 'tooLarge'
		if (!this.#allows(socket, 1 + text.length / DEAR)) return 'tooFast'
		const message = parseSignal(text)
		return message ? this.#obey(socket, message) : 'malformed'
	}

	override webSocketClose(socket: WebSocket, code: number): void {
		activity.runs += 1
		this.#topics.leaveAll(socket)
		closeQuietly(socket, code)
	}

	override webSocketError(socket: WebSocket): void {
		this.webSocketClose(socket, 1011)
	}

	#obey(socket: WebSocket, message: SignalMessage): CloseReason | undefined {
		switch (message.type) {
			case 'subscribe':
				for (const topic of message.topics) this.#topics.join(socket, topic)
				return this.#attach(socket)
			case 'unsubscribe':
				for (const topic of message.topics) this.#topics.leave(socket, topic)
				return this.#attach(socket)
			case 'publish':
				this.#publish(message)
				return undefined
			case 'ping':
				tell(socket, SIGNAL_PONG)
				return undefined
		}
	}

	#publish(message: Extract<SignalMessage, { type: 'publish' }>): void {
		const listeners = this.#topics.listeners(message.topic)
		const text = JSON.stringify({ ...message, clients: listeners.length })
		for (const listener of listeners) tell(listener, text)
	}

	#attach(socket: WebSocket, since = attachedTo(socket).since): CloseReason | undefined {
		const topics = this.#topics.of(socket)
		if (topics.length > MAX_TOPICS) return 'tooManyTopics'
		socket.serializeAttachment({ since, topics } satisfies Attached)
		return undefined
	}

	#allows(socket: WebSocket, cost: number): boolean {
		const now = Date.now()
		const bucket = this.#buckets.get(socket) ?? fullBucket(now, RATE)
		this.#buckets.set(socket, bucket)
		return take(bucket, now, { rate: RATE, cost }) === 'yes'
	}
}

/** What a socket is remembered by while the object sleeps. */
interface Attached {
	since: number
	topics: string[]
}

const attachedTo = (socket: WebSocket): Attached => socket.deserializeAttachment() as Attached

function tell(socket: WebSocket, text: string): void {
	try {
		socket.send(text)
	} catch {
		// It closed a moment ago, and its close event is on the way.
	}
}
