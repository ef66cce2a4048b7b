import { fullBucket, type Rate, take } from '../../shared/sync/bucket.ts'
import { type Card, doorTopic, fingerprintOf, parseDoor } from '../../shared/sync/peer/door.ts'
import type { TabRoom } from '../host/tab-room.ts'
import { GuestEnd } from './guest-end.ts'
import type { Identity } from './identity.ts'
import type { Network } from './network.ts'
import { secretBetween } from './secret.ts'
import { SignalLine } from './signal-line.ts'

const MOST_GUESTS = 32
/** Agreeing on a secret costs this page some work: strangers who know the door may knock no faster than this. */
const KNOCKS: Rate = { burst: 20, perSecond: 2, patience: 0 }
const MEASURE_EVERY = 5_000 // milliseconds
const BANISHED_FOR = 60_000 // who does what no honest page does may knock again after that

/** Stands at the door of a room that this page hosts, and opens a board for everybody who knocks. */
export class HostDoor {
	readonly #identity: Identity
	readonly #room: TabRoom
	readonly #network: Network
	readonly #line: SignalLine
	readonly #guests = new Map<string, GuestEnd>() // by their key for the exchange
	readonly #banished = new Map<string, number>() // until when
	readonly #knocks = fullBucket(Date.now(), KNOCKS)
	readonly #measuring: ReturnType<typeof setInterval>

	constructor(room: TabRoom, identity: Identity, network: Network) {
		this.#room = room
		this.#identity = identity
		this.#network = network
		this.#line = new SignalLine(network.signalling)
		this.#line.listen(
			this.#topic,
			(data) => this.#hear(data),
			() => this.#say({ type: 'open' }),
		)
		this.#measuring = setInterval(() => {
			for (const guest of this.#guests.values()) void guest.measure()
		}, MEASURE_EVERY)
	}

	close(): void {
		clearInterval(this.#measuring)
		for (const guest of this.#guests.values()) guest.close()
		this.#line.close()
	}

	get #fingerprint(): string {
		return fingerprintOf(this.#identity.card)
	}

	get #topic(): string {
		return doorTopic(this.#fingerprint)
	}

	#hear(data: unknown): void {
		const message = parseDoor(data)
		if (message?.type === 'knock' && message.card.exchange !== this.#identity.card.exchange)
			void this.#welcome(message.card)
	}

	async #welcome(card: Card): Promise<void> {
		if (!this.#guests.has(card.exchange) && !(await this.#open(card))) return
		this.#say({ type: 'answer', to: card.exchange })
	}

	async #open(card: Card): Promise<boolean> {
		if (Date.now() < (this.#banished.get(card.exchange) ?? 0) || !this.#hasRoom()) return false
		if (take(this.#knocks, Date.now(), { rate: KNOCKS }) !== 'yes') return false
		const secret = await secretBetween(this.#identity, card).catch(() => undefined) // no key at all
		if (!secret || this.#guests.has(card.exchange)) return secret !== undefined
		const place = {
			room: this.#room,
			fingerprint: this.#fingerprint,
			line: this.#line,
			network: this.#network,
		}
		const guest = new GuestEnd(place, card, secret, () => {
			this.#guests.delete(card.exchange)
			this.#banished.set(card.exchange, Date.now() + BANISHED_FOR)
		})
		this.#guests.set(card.exchange, guest)
		return true
	}

	/** Those who left make room for those who come. */
	#hasRoom(): boolean {
		if (this.#guests.size < MOST_GUESTS) return true
		const idle = [...this.#guests].find(([, guest]) => guest.isIdle)
		if (!idle) return false
		idle[1].close()
		return this.#guests.delete(idle[0])
	}

	#say(message: { type: 'open' } | { type: 'answer'; to: string }): void {
		this.#line.publish(this.#topic, { ...message, card: this.#identity.card })
	}
}
