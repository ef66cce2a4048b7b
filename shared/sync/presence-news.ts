import type { Room } from '../room/room.ts'
import { type Broadcast, tell } from './broadcast.ts'
import type { PresenceFrame } from './frames.ts'
import type { HostSocket } from './shell.ts'

/** How often everybody is told that the number of those who only watch is another, in milliseconds: in the long run, and sooner at first. */
export const WATCHERS_EVERY = 1_000
export const WATCHERS_AT_ONCE = 4

/**
 * Tells who is here, when that is news. Of the players at once; of those who watch too, while they are few: however
 * many come and go, those who play hear of them once a second.
 */
export class PresenceNews {
	readonly #broadcast: Broadcast
	readonly #now: () => number
	readonly #look: (room: Room) => PresenceFrame
	#told: string | undefined // what all have been told; undefined where some know more
	#players = '' // what that said of the seats
	#spent = Number.NEGATIVE_INFINITY // when all that was told of those who watch will have been paid for
	#isLate = false

	constructor(broadcast: Broadcast, now: () => number, look: (room: Room) => PresenceFrame) {
		this.#broadcast = broadcast
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

	/** Tells what was put off, once it is time. */
	catchUp(room: Room): void {
		if (this.#isLate && this.#now() >= this.#mayTellAt) this.announce(room)
	}

	/** Whether anything was put off. */
	get isLate(): boolean {
		return this.#isLate
	}

	/** When it will be time; never, where nothing was. */
	get dueAt(): number {
		return this.#isLate ? this.#mayTellAt : Number.POSITIVE_INFINITY
	}

	get #mayTellAt(): number {
		return this.#spent - (WATCHERS_AT_ONCE - 1) * WATCHERS_EVERY
	}

	#announce(frame: PresenceFrame): boolean {
		const text = JSON.stringify(frame)
		const players = JSON.stringify({ ...frame, watching: 0, watchers: [] })
		const isNews = text !== this.#told
		const isOfPlayers = players !== this.#players
		this.#isLate = isNews && !isOfPlayers && this.#now() < this.#mayTellAt
		if (!isNews || this.#isLate) return false
		this.#told = text
		this.#players = players
		if (!isOfPlayers) this.#spent = Math.max(this.#now(), this.#spent) + WATCHERS_EVERY
		this.#broadcast.announce(frame)
		return true
	}
}
