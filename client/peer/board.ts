import * as Y from 'yjs'
import { freshLimit, type Rate, type RateLimit, take } from '../../shared/sync/rate-limit.ts'
import type { DirectWay, Network } from './network.ts'
import { otherSide, Relay, type Side } from './relay.ts'
import type { Secret } from './secret.ts'
import type { SignalLine } from './signal-line.ts'

/** How long a direct way is looked for before the server passes things on, in milliseconds. */
const DIRECT_WITHIN = 2500
/** How long somebody may be silent after the way broke. */
const LOST_AFTER = 3000
/** How long nothing may come over the server before it is asked whether somebody is there. */
const QUIET = 8000

/** Bytes from the other side; who joins a game gets a few kilobytes. */
const BYTES: Rate = { burst: 1_000_000, perSecond: 50_000 }
const LEAST = 500 // what a message costs at least
/** Nobody else writes what is ours; but a page that was loaded again finds there what it wrote before. */
const OVERWRITES: Rate = { burst: 10, perSecond: 0.1 }
const MOST_PENDING = 200_000 // bytes of changes that cannot be made before others have come

export interface BoardEvents {
	/** Whether what another page of ours has put under our key may stay there: then we are not the one who speaks. */
	yieldsTo(bytes: unknown): boolean
	onSlip(bytes: unknown): void // the other side's, whatever it has put there
	onLost(): void // the other side is not there
	onSpoiled(): void // the other side is no honest one
}

/**
 * A document that two share: each side has a key of its own in it. Whatever the other does to the document can
 * only spoil this one board, and no other.
 */
export class Board {
	readonly #doc = new Y.Doc()
	readonly #keys = this.#doc.getMap<Uint8Array>('board')
	readonly #side: Side
	readonly #direct: DirectWay
	readonly #relay: Relay
	readonly #events: BoardEvents
	readonly #bytes: RateLimit = freshLimit(Date.now(), BYTES)
	readonly #overwrites: RateLimit = freshLimit(Date.now(), OVERWRITES)
	#mine: Uint8Array | undefined
	#timer: ReturnType<typeof setTimeout> | undefined
	#isClosed = false

	constructor(side: Side, secret: Secret, line: SignalLine, network: Network, events: BoardEvents) {
		this.#side = side
		this.#events = events
		this.#doc.on('afterTransaction', (transaction: Y.Transaction) => {
			if (!transaction.local && !this.#isOrderly(transaction)) this.#spoil()
		})
		this.#keys.observe(({ keysChanged, transaction }) => {
			if (this.#isClosed || transaction.local) return
			const theirs = this.#keys.get(otherSide(side))
			// For a moment there may be nothing: the end of what stood there came before what stands there now.
			if (keysChanged.has(otherSide(side)) && theirs !== undefined) events.onSlip(theirs)
			// A reloaded page finds what it wrote before: written at the same time as this, it may have won.
			if (keysChanged.has(side) && !events.yieldsTo(this.#keys.get(side))) this.#restore()
		})
		this.#relay = new Relay({ doc: this.#doc, secret, line }, side, {
			onHeard: (bytes) => this.#hear(bytes),
			onSpoiled: () => this.#spoil(),
		})
		this.#direct = network.openDirect(
			{ doc: this.#doc, secret, line },
			{
				onChange: () => this.#adapt(),
				onBytes: (bytes) => this.#hear(bytes),
				onSpoiled: () => this.#spoil(),
			},
		)
		this.#timer = setTimeout(() => this.#relay.start(), DIRECT_WITHIN)
	}

	/** What stands under our key from now on. */
	write(bytes: Uint8Array): void {
		this.#mine = bytes
		this.#put()
	}

	roundTrip(): Promise<number | undefined> {
		return this.#direct.roundTrip()
	}

	/** Asks over the server whether anybody is there: if not, that is told in a moment. */
	ask(): void {
		if (this.#direct.isConnected || this.#isClosed) return
		clearTimeout(this.#timer)
		this.#relay.start()
		this.#timer = setTimeout(() => this.#events.onLost(), LOST_AFTER)
	}

	close(): void {
		if (this.#isClosed) return
		this.#isClosed = true
		clearTimeout(this.#timer)
		this.#relay.close()
		this.#direct.close()
		this.#doc.destroy()
	}

	#put(): void {
		if (!this.#mine || this.#isClosed || this.#keys.get(this.#side) === this.#mine) return
		try {
			this.#keys.set(this.#side, this.#mine)
		} catch {
			this.#spoil() // what was forged in our name leaves no place for what we write
		}
	}

	#restore(): void {
		if (take(this.#overwrites, Date.now(), { rate: OVERWRITES }) === 'yes') this.#put()
		else this.#spoil()
	}

	/** Whether only the two keys have changed, and little waits for what may never come. */
	#isOrderly({ changed }: Y.Transaction): boolean {
		for (const [type, keys] of changed)
			if ((type as unknown) !== this.#keys || ![...keys].every((key) => key === 'host' || key === 'seat'))
				return false
		const { pendingStructs, pendingDs } = this.#doc.store
		return (pendingStructs?.update.length ?? 0) + (pendingDs?.length ?? 0) <= MOST_PENDING
	}

	#adapt(): void {
		if (this.#direct.isConnected) {
			clearTimeout(this.#timer)
			this.#relay.stop()
		} else this.ask()
	}

	/** Something came, by whichever way: somebody is there. A page that is about to go says a last word, too. */
	#hear(bytes: number): void {
		clearTimeout(this.#timer)
		if (!this.#direct.isConnected) {
			this.#relay.speak()
			this.#timer = setTimeout(() => this.ask(), QUIET)
		}
		const cost = Math.max(LEAST, bytes)
		if (take(this.#bytes, Date.now(), { rate: BYTES, cost }) !== 'yes') this.#spoil()
	}

	#spoil(): void {
		if (!this.#isClosed) this.#events.onSpoiled()
	}
}
