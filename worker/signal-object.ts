import { DurableObject } from 'cloudflare:workers'
import { type CloseReason, closeCodes } from '../shared/sync/close-codes.ts'
import { Deadline } from '../shared/sync/deadline.ts'
import {
	MAX_SIGNAL,
	MAX_TOPICS,
	parseSignal,
	SIGNAL_PING,
	SIGNAL_PONG,
	type SignalMessage,
} from '../shared/sync/peer/signalling.ts'
import { Topics } from '../shared/sync/peer/topics.ts'
import { freshLimit, type Rate, type RateLimit, take } from '../shared/sync/rate-limit.ts'
import type { Env } from './env.ts'
import { householdIn } from './household.ts'
import { closeQuietly } from './room-socket.ts'
import { isTopicFull, type Place, placeAmong, placeAtTopic } from './signal-places.ts'

/** A page listens as soon as it is in: what has not come to listen for so long is none. In milliseconds. */
const LISTEN_WITHIN = 5_000

/** A host whose guests all come back at once sends some hundred messages; relayed boards a few a second each. */
const RATE: Rate = { burst: 500, perSecond: 60 }
const DEAR = 4096 // characters that cost as much as one more message

/**
 * Where the pages of one room find each other, and speak where they find no direct way. It understands nothing
 * of what they say, and keeps nothing: what each socket listens to is attached to it, so that it may sleep.
 */
export class SignalObject extends DurableObject<Env> {
	runs = 0 // how often our code ran: while nobody says anything, never
	readonly #topics = new Topics<WebSocket>()
	readonly #limits = new WeakMap<WebSocket, RateLimit>()
	readonly #known = new WeakMap<WebSocket, Known>() // what is attached: read with every message, it would cost too much
	readonly #idle = new Deadline<WebSocket>(LISTEN_WITHIN, (socket) =>
		this.#topics.isIdle(socket) ? this.#knownOf(socket).since : undefined,
	)

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env)
		this.runs += 1
		ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(SIGNAL_PING, SIGNAL_PONG))
		for (const socket of ctx.getWebSockets()) {
			const { topics, ...known } = socket.deserializeAttachment() as Attached
			this.#known.set(socket, known)
			for (const topic of topics) this.#topics.join(socket, topic)
		}
	}

	/** The upgrade; whether it may be asked for, the worker has judged. */
	override fetch(request: Request): Response {
		this.runs += 1
		this.#sweep()
		const household = householdIn(request)
		if (!this.#makeRoom(placeAmong(this.#open().map(this.#placeOf), household)))
			return new Response(null, { status: 503 })
		const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket]
		this.ctx.acceptWebSocket(server)
		this.#known.set(server, { since: Date.now(), ...(household && { household }) })
		this.#attach(server)
		return new Response(null, { status: 101, webSocket: client })
	}

	#open(): WebSocket[] {
		return this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN)
	}

	#knownOf(socket: WebSocket): Known {
		return this.#known.get(socket) ?? { since: 0 }
	}

	#placeOf = (socket: WebSocket): Place<WebSocket> => {
		const { household, since } = this.#knownOf(socket)
		const isAlone = this.#topics.of(socket).every((topic) => this.#topics.count(topic) === 1)
		return { socket, household, since, isIdle: this.#topics.isIdle(socket), isAlone }
	}

	/** Sends away who goes for another, if somebody does; false if there is no place all the same. */
	#makeRoom(place: 'free' | 'full' | WebSocket): boolean {
		if (place !== 'free' && place !== 'full') {
			this.#dismiss(place, this.#topics.isIdle(place) ? 'idle' : 'crowded')
		}
		return place !== 'full'
	}

	#dismiss(socket: WebSocket, reason: CloseReason): void {
		this.#topics.leaveAll(socket)
		closeQuietly(socket, closeCodes[reason], reason)
	}

	/** Sends away who has not come to listen in time. */
	#sweep(): void {
		for (const socket of this.#idle.overdue(() => this.#open(), Date.now())) this.#dismiss(socket, 'idle')
	}

	override webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): void {
		this.runs += 1
		if (socket.readyState !== WebSocket.OPEN) return // what it said before it was sent away still comes
		const refused = this.#hear(socket, text)
		if (refused) this.#dismiss(socket, refused)
		this.#sweep()
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
		this.runs += 1
		this.#topics.leaveAll(socket)
		closeQuietly(socket, code)
		this.#sweep()
	}

	override webSocketError(socket: WebSocket): void {
		this.webSocketClose(socket, 1011)
	}

	#obey(socket: WebSocket, message: SignalMessage): CloseReason | undefined {
		switch (message.type) {
			case 'subscribe':
				return this.#subscribe(socket, message.topics) ?? this.#attach(socket)
			case 'unsubscribe':
				return this.#unsubscribe(socket, message.topics)
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

	#subscribe(socket: WebSocket, topics: readonly string[]): CloseReason | undefined {
		for (const topic of topics) {
			if (this.#topics.has(socket, topic)) continue
			if (isTopicFull(this.#topics.count(topic)) && !this.#makeRoomAt(topic, socket)) return 'crowded'
			this.#topics.join(socket, topic)
		}
		return undefined
	}

	#makeRoomAt(topic: string, newcomer: WebSocket): boolean {
		const places = this.#topics.listeners(topic).map(this.#placeOf)
		return this.#makeRoom(placeAtTopic(places, this.#knownOf(newcomer).household))
	}

	#unsubscribe(socket: WebSocket, topics: readonly string[]): CloseReason | undefined {
		if (this.#topics.isIdle(socket)) return undefined
		for (const topic of topics) this.#topics.leave(socket, topic)
		if (this.#topics.isIdle(socket)) this.#known.set(socket, { ...this.#knownOf(socket), since: Date.now() })
		return this.#attach(socket)
	}

	#attach(socket: WebSocket): CloseReason | undefined {
		const topics = this.#topics.of(socket)
		if (topics.length > MAX_TOPICS) return 'tooManyTopics'
		const attached: Attached = { ...this.#knownOf(socket), topics }
		socket.serializeAttachment(attached)
		return undefined
	}

	#allows(socket: WebSocket, cost: number): boolean {
		const now = Date.now()
		const limit = this.#limits.get(socket) ?? freshLimit(now, RATE)
		this.#limits.set(socket, limit)
		return take(limit, now, { rate: RATE, cost }) === 'yes'
	}
}

/** What is known of a socket. */
interface Known {
	since: number // when it came, or last listened to nothing
	household?: string // where it comes from, as two short hashes: unknown where all share one address
}

/** What a socket is remembered by while the object sleeps. */
interface Attached extends Known {
	topics: string[]
}

function tell(socket: WebSocket, text: string): void {
	try {
		socket.send(text)
	} catch {
		// It closed a moment ago, and its close event is on the way.
	}
}
