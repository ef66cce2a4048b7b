import type { FindGame } from '../../../shared/kernel/game.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { commit } from '../../../shared/room/commit.ts'
import { roomOf } from '../../../shared/room/create-room.ts'
import { type Person, placeOf, type Room, seatOf } from '../../../shared/room/room.ts'
import { viewHand, viewRoom, viewTable } from '../../../shared/room/view.ts'
import type { MemoryStore } from '../../support/memory-store.ts'

/** What everybody might see after one entry of the log. */
interface Moment {
	room: Room
	roomView: string
	tableView: string
	hands: Map<number, string> // by the seat's id
}

/** The room after every entry of its log: what may be shown, and in which order. */
export class History {
	readonly #games: FindGame
	readonly #log: Pick<MemoryStore, 'size' | 'entryAt'>
	readonly #moments: Moment[] = []

	constructor(log: Pick<MemoryStore, 'size' | 'entryAt'>, games: FindGame) {
		this.#log = log
		this.#games = games
	}

	get room(): Room | undefined {
		return this.#all().at(-1)?.room
	}

	/** As it was after an entry; none before the first. */
	roomAt(index: number): Room | undefined {
		return this.#all()[index]?.room
	}

	get latest(): Moment | undefined {
		return this.#all().at(-1)
	}

	/** The first moment, not before another one, that a test of it holds for; -1 if none. */
	find(from: number, holds: (moment: Moment) => boolean): number {
		const all = this.#all()
		for (let at = Math.max(0, from); at < all.length; at++) if (holds(all[at]!)) return at
		return -1
	}

	/** What somebody may know of their own hand. */
	handOf(person: Person | null): string | undefined {
		const { latest } = this
		const seat = latest && seatOf(latest.room, person)
		return seat && latest.hands.get(seat.id)
	}

	#all(): Moment[] {
		while (this.#moments.length < this.#log.size) {
			const entry = this.#log.entryAt(this.#moments.length)
			const before = this.#moments.at(-1)?.room
			const done = before ? commit(before, entry, this.#games) : { room: roomOf(entry) }
			if (isRejected(done)) throw new Error(`the log holds a refused entry: ${done.rejected}`)
			this.#moments.push(this.#momentOf(done.room))
		}
		return this.#moments
	}

	#momentOf(room: Room): Moment {
		const { match } = room
		const hands = new Map<number, string>()
		for (const seat of room.seats) {
			const place = match ? placeOf(match, seat) : undefined
			if (place !== undefined) hands.set(seat.id, canonical(viewHand(room, place, this.#games)))
		}
		return {
			room,
			roomView: canonical(viewRoom(room, this.#games)),
			tableView: canonical(viewTable(room, this.#games)),
			hands,
		}
	}
}
