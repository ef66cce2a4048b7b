import type { Accepted } from '../room/commit.ts'
import { lifetimeOf } from '../room/kept.ts'
import { asksForPresence } from '../room/presence.ts'
import { GONE_AFTER, type Person, type Room } from '../room/room.ts'
import type { Attendance } from './attendance.ts'
import { seatedIn } from './bell.ts'
import type { ChatBook } from './chat-book.ts'
import { ownEntry, type THINKING } from './own-entry.ts'
import type { PresenceNews } from './presence-news.ts'
import type { Races } from './races.ts'
import type { Shell } from './shell.ts'
import type { Thinker } from './thinker.ts'

type Surroundings = Pick<Shell, 'games' | 'now' | 'report' | 'bell'>

/** What a room does without being asked, and when: its own moves, its looks at who is here, its end. */
export class Schedule {
	readonly #shell: Surroundings
	readonly #attendance: Attendance
	readonly #races: Races
	readonly #news: PresenceNews
	readonly #chat: ChatBook
	readonly #thinker: Thinker
	readonly #isMissed: (person: Person) => boolean
	readonly #isHere: (person: Person) => boolean

	constructor(
		shell: Surroundings,
		attendance: Attendance,
		races: Races,
		news: PresenceNews,
		chat: ChatBook,
		thinker: Thinker,
	) {
		this.#shell = shell
		this.#thinker = thinker
		this.#attendance = attendance
		this.#races = races
		this.#news = news
		this.#chat = chat
		this.#isMissed = (person) => attendance.isMissed(person)
		this.#isHere = (person) => attendance.awayFor(person) < GONE_AFTER
	}

	/** What the room does by itself now, or when it or the room's end is next; or a bot thinks about what. */
	ownEntry(room: Room): Accepted | number | typeof THINKING {
		const endsAt = Math.max(room.touchedAt, this.#chat.lastAt) + lifetimeOf(room)
		const own = ownEntry(room, this.#shell, this.#thinker, this.#isMissed, this.#isHere, endsAt)
		if (typeof own === 'number') this.#thinker.forget() // nobody's turn any more
		return own
	}

	/** When there may be something to do that neither the table nor a bot plans. */
	nextLook(room: Room): number {
		const isAsked = asksForPresence(room, this.#shell.games)
		const missed = isAsked ? this.#attendance.nextMissed() : Number.POSITIVE_INFINITY
		return Math.min(missed, this.#races.nextProbe(room), this.#news.dueAt, this.#nextCall(room))
	}

	/** Calls who is waited for and was not heard from; when that is next to be looked after, if ever. */
	#nextCall(room: Room): number {
		const { bell, games } = this.#shell
		const seated = () => seatedIn(room, games, (person) => this.#attendance.heardAt(person))
		return bell?.look(room.code, seated) ?? Number.POSITIVE_INFINITY
	}

	/** Whether nobody has done or said anything here for so long that the room goes. */
	async isOver(room: Room): Promise<boolean> {
		const oldest = this.#shell.now() - lifetimeOf(room)
		return room.touchedAt <= oldest && (await this.#chat.readLastAt()) <= oldest
	}
}
