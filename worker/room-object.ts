import { DurableObject } from 'cloudflare:workers'
import { findGame } from '../shared/games/index.ts'
import { hexOfBytes } from '../shared/kernel/bytes.ts'
import { type Rejected, reject } from '../shared/kernel/rejection.ts'
import type { Person } from '../shared/room/room.ts'
import { PING, PONG } from '../shared/sync/frames.ts'
import { Host } from '../shared/sync/host.ts'
import type { Env } from './env.ts'
import { tellFailure } from './failure-line.ts'
import { householdIn } from './household.ts'
import { keptPersonOf } from './kept-person.ts'
import { metricsOf } from './metrics.ts'
import { SeatPassages } from './passage/seat-passages.ts'
import { PushBell } from './push/push-bell.ts'
import { readPushKeys } from './push/push-keys.ts'
import type { Subscription } from './push/subscription.ts'
import { RoomSockets } from './room-sockets.ts'
import { roundTripOf } from './round-trip.ts'
import { SqliteStore } from './sqlite-store.ts'

export interface Wish {
	game: string
	options: unknown
	token: string
	day?: unknown // whose deal is to be played first
}

export interface ContinueWish {
	game: unknown // as far as it was played elsewhere
	seat: number // that whoever asks keeps
	token: string
	origin?: string // names the game, where several may ask for the same
}

/** Whether a room had to be woken, as its object tells the worker. */
export const WOKEN = 'Room-Woken'

/** One room: lends the host its sockets, its database, its clock and its alarm. */
export class RoomObject extends DurableObject<Env> {
	runs = 0 // how often our code ran: while nobody does anything, never
	readonly #host: Host
	readonly #store: SqliteStore
	readonly #sockets: RoomSockets
	readonly #bell: PushBell
	readonly #passages: SeatPassages
	#hasFailed = false
	#isWoken = true // nobody has come since

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env)
		this.runs += 1
		ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
		this.#sockets = new RoomSockets(ctx)
		this.#store = new SqliteStore(ctx.storage)
		const aside = (work: () => Promise<void>) => void this.#run(work).catch(() => undefined) // told already
		this.#bell = new PushBell({
			store: this.#store,
			keys: readPushKeys(env.PUSH_KEYS),
			now: () => Date.now(),
			aside,
			lookAgain: () => this.#host.wake(),
		})
		const meter = metricsOf(env)
		this.#host = new Host({
			store: this.#store,
			bell: this.#bell,
			games: findGame,
			sockets: () => this.#sockets.open(),
			now: () => Date.now(),
			entropy: drawEntropy,
			lull: () => scheduler.wait(0),
			pause: () => scheduler.wait(0),
			breathe: () => scheduler.wait(0),
			aside,
			report: (error, doing) => tellFailure('rules', error, env, doing ?? this.#host.doing),
			...(meter && { meter }),
		})
		this.#passages = new SeatPassages({ store: this.#store, host: this.#host, now: () => Date.now() })
	}

	/** Refused as `wrong-phase` where there is a room already. */
	create(code: string, { token, ...wish }: Wish): Promise<Rejected | undefined> {
		return this.#run(() => this.#host.create({ code, ...wish }, token))
	}

	/** Likewise. */
	continue(code: string, { token, ...wish }: ContinueWish): Promise<Rejected | undefined> {
		return this.#run(() => this.#host.continue({ code, ...wish }, token))
	}

	continues(origin: string, count: number): ReturnType<Host['continues']> {
		return this.#run(() => this.#host.continues(origin, count))
	}

	about(): ReturnType<Host['about']> {
		return this.#run(() => this.#host.about())
	}

	recall(person: Person): ReturnType<Host['recall']> {
		return this.#run(() => this.#host.recall(person))
	}

	/** Calls somebody from now on when it is their turn; the first of these who has a seat. */
	subscribe(people: readonly Person[], subscription: Subscription): Promise<Rejected | undefined> {
		return this.#run(async () => {
			await this.#host.settled()
			const person = people.find((one) => this.#host.isSeated(one))
			if (person === undefined) return reject('not-seated')
			this.#bell.add(person, subscription)
			await this.#host.wake()
		})
	}

	/** Calls none of these there any more. */
	unsubscribe(people: readonly Person[], endpoint: string): Promise<void> {
		return this.#run(async () => {
			await this.#host.settled()
			for (const person of people) this.#bell.remove(person, endpoint)
		})
	}

	/** Lets the room stay for a year, or not any more; see `Host.keep`. */
	keep(people: readonly Person[], kept: boolean, isAsked = false): Promise<Rejected | undefined> {
		return this.#run(() => this.#host.keep(people, kept, isAsked))
	}

	offerPassage(people: readonly Person[]): ReturnType<SeatPassages['offer']> {
		return this.#run(() => this.#passages.offer(people))
	}

	passageState(people: readonly Person[]): ReturnType<SeatPassages['state']> {
		return this.#run(() => this.#passages.state(people))
	}

	agreeToPassage(people: readonly Person[], number: unknown): ReturnType<SeatPassages['agree']> {
		return this.#run(() => this.#passages.agree(people, number))
	}

	refusePassage(people: readonly Person[]): ReturnType<SeatPassages['refuse']> {
		return this.#run(() => this.#passages.refuse(people))
	}

	claimPassage(people: readonly Person[], secret: string): ReturnType<SeatPassages['claim']> {
		return this.#run(() => this.#passages.claim(people, secret))
	}

	/** Nothing but an answer: how long it takes is the hop from the edge to here. */
	answer(): void {}

	/** The upgrade; whether it may be asked for, the worker has judged. */
	override fetch(request: Request): Promise<Response> {
		return this.#run(async () => {
			const household = householdIn(request)
			if ((await this.#host.admits(household)) !== 'yes') return new Response(null, { status: 404 })
			const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket]
			this.ctx.acceptWebSocket(server)
			const told = { ...roundTripOf(request), ...keptPersonOf(request), ...(household && { household }) }
			this.#sockets.of(server, told)
			const headers = { [WOKEN]: `${this.#isWoken}` }
			this.#isWoken = false
			return new Response(null, { status: 101, webSocket: client, headers })
		})
	}

	override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
		return this.#run(async () => {
			if (socket.readyState !== WebSocket.OPEN) return // what it said before it was sent away still comes
			const known = this.#sockets.of(socket)
			known.hear(Date.now())
			await this.#host.receive(known, typeof message === 'string' ? message : new Uint8Array(message))
		})
	}

	override webSocketClose(socket: WebSocket, code: number): Promise<void> {
		return this.#run(() => this.#part(socket, code))
	}

	override webSocketError(socket: WebSocket): Promise<void> {
		return this.#run(() => this.#part(socket, 1011))
	}

	#part(socket: WebSocket, code: number): Promise<void> {
		const known = this.#sockets.of(socket)
		known.close(code, '')
		this.#sockets.forget(socket)
		return this.#host.leave(known)
	}

	override alarm(): Promise<void> {
		return this.#run(() => {
			this.#store.forgetAlarm()
			return this.#host.wake()
		})
	}

	/**
	 * Every way into the object. After a failure memory may be ahead of what is stored, so it is given up, and
	 * the next event starts from the log.
	 */
	async #run<T>(work: () => Promise<T>): Promise<T> {
		this.runs += 1
		try {
			return await work()
		} catch (error) {
			if (!this.#hasFailed) tellFailure('room', error, this.env, this.#host.doing)
			this.#hasFailed = true // what waited behind it fails with it
			this.ctx.abort('The room was set back to what is stored.')
			throw error
		}
	}
}

const drawEntropy = (): string => hexOfBytes(crypto.getRandomValues(new Uint8Array(32)))
