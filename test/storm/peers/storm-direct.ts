import type { DirectEvents, DirectWay, SharedBoard } from '../../../client/peer/network.ts'
import { BoardEnd, type RawEnd } from '../../support/peer/board-end.ts'
import { type Ether, Pipe } from './pipe.ts'

const MEET_AGAIN = 3_000 // milliseconds, while two at a board have no way to each other
const NOTICED_WITHIN = 15_000 // by the ICE agent, if nobody says so

export interface End {
	readonly owner: string
	take(update: Uint8Array): void
	whole(): Uint8Array
	onWays(count: number): void // how many lead to the other side now
}

/** Two at a board, and a data channel between them while there is one. */
export class Channel {
	readonly ends: readonly [End, End]
	readonly pipes: readonly [Pipe, Pipe] // from the one, and from the other
	isOpen = true
	readonly #ether: Ether

	constructor(ends: readonly [End, End], ether: Ether) {
		this.#ether = ether
		this.ends = ends
		this.pipes = [new Pipe(ether), new Pipe(ether)]
	}

	/** What is on its way when a channel breaks is lost, or arrives late, beside what the next one brings. */
	send(from: End, update: Uint8Array): void {
		const side = this.ends.indexOf(from)
		const to = this.ends[1 - side]!
		this.pipes[side]!.carry(() => {
			if (!this.#ether.isDeaf(to.owner)) to.take(update)
		})
	}
}

/**
 * Direct ways without a browser: as y-webrtc does, an end tells all that it has, passes on whatever comes to it, and
 * reads it. So a page learns what came too late of a page before it.
 */
export class StormDirect {
	readonly channels = new Set<Channel>()
	readonly #ether: Ether
	readonly #boards = new Map<string, Set<End>>()
	readonly #canMeet: () => boolean
	isBarred = false // no network lets anybody through

	constructor(ether: Ether, canMeet: () => boolean) {
		this.#ether = ether
		this.#canMeet = canMeet
	}

	openFor(owner: string, { doc, secret }: SharedBoard, events: DirectEvents): DirectWay {
		const way: StormWay = new StormWay(owner, doc, events, {
			send: (update) => this.#send(way, update),
			leave: () => this.#leave(secret.topic, way),
		})
		this.#join(secret.topic, way)
		return way
	}

	/** Sits down at a board with nothing but the name of it. */
	openRaw(topic: string, take: (update: Uint8Array) => void, whole: () => Uint8Array): RawEnd {
		const end: End = { owner: 'nobody', take, whole, onWays: () => {} }
		this.#join(topic, end)
		return {
			send: (update) => this.#send(end, update),
			close: () => this.#leave(topic, end),
		}
	}

	/** A channel breaks; each side finds out in its own time. Late: what was under way arrives after all. */
	drop(channel: Channel, isLate = false): void {
		if (!channel.isOpen) return
		channel.isOpen = false
		this.channels.delete(channel)
		for (const pipe of channel.pipes) if (!isLate) pipe.isDead = true
		for (const end of channel.ends)
			this.#ether.after(1 + this.#ether.below(NOTICED_WITHIN), () => this.#tell(end))
	}

	/** Every channel of somebody whose page is gone. */
	dropAllOf(owner: string): void {
		for (const channel of [...this.channels])
			if (channel.ends.some((end) => end.owner === owner)) this.drop(channel)
	}

	#join(topic: string, end: End): void {
		const ends = this.#boards.get(topic) ?? new Set()
		this.#boards.set(topic, ends)
		for (const other of ends) this.#meet(topic, [end, other])
		ends.add(end)
	}

	#leave(topic: string, end: End): void {
		this.#boards.get(topic)?.delete(end)
		for (const channel of [...this.channels]) if (channel.ends.includes(end)) this.drop(channel)
	}

	/** Tries as long as both are there and have no way to each other. */
	#meet(topic: string, ends: readonly [End, End]): void {
		this.#ether.after(3 * this.#ether.latency(), () => {
			const here = this.#boards.get(topic)
			if (!ends.every((end) => here?.has(end))) return
			if (!this.isBarred && this.#canMeet() && !this.#between(ends)) this.#connect(ends)
			this.#ether.after(MEET_AGAIN, () => this.#meet(topic, ends))
		})
	}

	#between([one, other]: readonly [End, End]): boolean {
		return [...this.channels].some(({ ends }) => ends.includes(one) && ends.includes(other))
	}

	#connect(ends: readonly [End, End]): void {
		const channel = new Channel(ends, this.#ether)
		this.channels.add(channel)
		for (const end of ends) {
			channel.send(end, end.whole())
			this.#tell(end)
		}
	}

	#send(from: End, update: Uint8Array): void {
		for (const channel of this.channels) if (channel.ends.includes(from)) channel.send(from, update)
	}

	#tell(end: End): void {
		end.onWays([...this.channels].filter(({ ends }) => ends.includes(end)).length)
	}
}

class StormWay extends BoardEnd implements End {
	readonly owner: string
	#isHeard = false // an open channel alone proves nothing
	#ways = 0

	constructor(owner: string, ...board: ConstructorParameters<typeof BoardEnd>) {
		super(...board)
		this.owner = owner
	}

	get isConnected(): boolean {
		return this.#isHeard && this.#ways > 0
	}

	onWays(count: number): void {
		if (this.isClosed) return
		const before = this.isConnected
		if (count === 0) this.#isHeard = false
		this.#ways = count
		if (before !== this.isConnected) this.events.onChange()
	}

	protected noteHeard(): void {
		this.#isHeard = true
	}
}
