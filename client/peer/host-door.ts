import { type Card, fingerprintOf } from '../../shared/sync/peer/card.ts'
import { doorTopic, parseDoor } from '../../shared/sync/peer/knock.ts'
import { freshLimit, type Rate, type RateLimit, take } from '../../shared/sync/rate-limit.ts'
import { GuestEnd, type GuestPlace } from './guest-end.ts'
import type { Identity } from './identity.ts'
import type { Network } from './network.ts'
import { secretBetween } from './secret.ts'
import { SignalLine } from './signal-line.ts'

const MOST_GUESTS = 32
/** Agreeing on a secret costs this page some work: strangers who know the door may knock no faster than this. */
const KNOCKS: Rate = { burst: 20, perSecond: 2 }
/** Anybody at the door can knock in a guest's name: that must not make this page talk without end. */
const ANSWERS: Rate = { burst: 5, perSecond: 0.5 }
const MEASURE_EVERY = 5_000 // milliseconds
const BANISHED_FOR = 60_000 // who does what no honest page does may knock again after that

interface Guest {
	end: GuestEnd
	answers: RateLimit
}

/** Stands at the door of a room that this page hosts, and opens a board for everybody who knocks. */
export class HostDoor {
	readonly #identity: Identity
	readonly #room: GuestPlace['room']
	readonly #network: Network
	readonly #line: SignalLine
	readonly #guests = new Map<string, Guest>() // by the fingerprints of their cards
	readonly #banished = new Map<string, number>() // until when
	readonly #knocks = freshLimit(Date.now(), KNOCKS)
	readonly #measuring: ReturnType<typeof setInterval>
	#isClosed = false

	constructor(room: GuestPlace['room'], identity: Identity, network: Network) {
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
			for (const { end } of this.#guests.values()) void end.measure()
		}, MEASURE_EVERY)
	}

	close(): void {
		this.#isClosed = true
		clearInterval(this.#measuring)
		for (const { end } of this.#guests.values()) end.close()
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
		if (message?.type === 'knock') void this.#welcome(message.card)
	}

	async #welcome(card: Card): Promise<void> {
		const name = fingerprintOf(card)
		if (name === this.#fingerprint) return
		const guest = this.#guests.get(name) ?? (await this.#open(card, name))
		if (guest && take(guest.answers, Date.now(), { rate: ANSWERS }) === 'yes')
			this.#say({ type: 'answer', to: name })
	}

	/** Undefined for somebody whom no board is opened for. */
	async #open(card: Card, name: string): Promise<Guest | undefined> {
		if (Date.now() < (this.#banished.get(name) ?? 0) || !this.#hasRoom()) return undefined
		if (take(this.#knocks, Date.now(), { rate: KNOCKS }) !== 'yes') return undefined
		const secret = await secretBetween(this.#identity, card).catch(() => undefined) // no key at all
		if (!secret || this.#isClosed || this.#guests.has(name)) return this.#guests.get(name)
		const place = {
			room: this.#room,
			fingerprint: this.#fingerprint,
			line: this.#line,
			network: this.#network,
		}
		const end = new GuestEnd(place, card, secret, () => {
			this.#guests.delete(name)
			this.#banished.set(name, Date.now() + BANISHED_FOR)
		})
		const guest = { end, answers: freshLimit(Date.now(), ANSWERS) }
		this.#guests.set(name, guest)
		return guest
	}

	/** Those who left make room for those who come, but nobody loses their way back to a seat. */
	#hasRoom(): boolean {
		if (this.#guests.size < MOST_GUESTS) return true
		const idle = [...this.#guests].find(([, { end }]) => end.isIdle && !end.hasSeat)
		if (!idle) return false
		idle[1].end.close()
		return this.#guests.delete(idle[0])
	}

	#say(message: { type: 'open' } | { type: 'answer'; to: string }): void {
		this.#line.publish(this.#topic, { ...message, card: this.#identity.card })
	}
}
