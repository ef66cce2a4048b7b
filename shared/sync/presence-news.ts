import type { Room } from '../room/room.ts'
import { type Audience, tell } from './audience.ts'
import type { PresenceFrame } from './frames.ts'
import type { HostSocket } from './shell.ts'

/** How often everybody is told that the number of those who only watch is another. In milliseconds. */
export const WATCHERS_EVERY = 1_000

/**
 * Tells who is here, when that is news. Of the players at once; of those who watch only now and then, with the
 * next thing that happens: however many come and go, those who play do not hear of each of them.
 */
export class PresenceNews {
	readonly #audience: Audience
	readonly #now: () => number
	readonly #look: (room: Room) => PresenceFrame
	#told: string | undefined // what all have been told; undefined where some know more
	#players = '' // what that said of the seats
	#toldAt = Number.NEGATIVE_INFINITY
	#isLate = false

	constructor(audience: Audience, now: () => number, look: (room: Room) => PresenceFrame) {
		this.#audience = audience
		this.#now = now
		this.#look = look
	}

	/** Somebody has come in: they are told in any case. */
	welcome(socket: HostSocket, room: Room): void {
		const frame = this.#look(room)
		if (this.#announce(frame)) return
		tell(socket, frame)
		if (JSON.stringify(frame) !== this.#told) this.#told = undefined
	}

	announce(room: Room): void {
		this.#announce(this.#look(room))
	}

	/** Tells what was put off. */
	catchUp(room: Room): void {
		if (this.#isLate && this.#now() - this.#toldAt >= WATCHERS_EVERY) this.announce(room)
	}

	#announce(frame: PresenceFrame): boolean {
		const text = JSON.stringify(frame)
		const players = JSON.stringify({ ...frame, watching: 0 })
		const isNews = text !== this.#told
		this.#isLate = isNews && players === this.#players && this.#now() - this.#toldAt < WATCHERS_EVERY
		if (!isNews || this.#isLate) return false
		this.#told = text
		this.#players = players
		this.#toldAt = this.#now()
		this.#audience.announce(frame)
		return true
	}
}
