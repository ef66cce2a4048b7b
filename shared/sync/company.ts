import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import type { SentCommand } from '../room/command.ts'
import { isReaction, readName, speakerOf } from '../room/company.ts'
import { type Person, type Room, seatOf } from '../room/room.ts'
import { type Broadcast, refusalOf, tell } from './broadcast.ts'
import type { Asked } from './command-judge.ts'
import type { PresenceNews } from './presence-news.ts'
import { freshLimit, type Rate, type RateLimit, take } from './rate-limit.ts'
import type { HostSocket } from './shell.ts'

/** A sign is seen for two seconds: more of them than that nobody could see. */
const RATE: Rate = { burst: 3, perSecond: 0.5 }

/** All who watch share one limit: a token costs nothing, so one for each of them would limit no crowd. */
const WATCHERS = 'watchers'

/** How often somebody may be heard; after a sleep they would have all of it again anyway. */
export class Hearing {
	readonly #rate: Rate
	readonly #limits = new Map<Person, RateLimit>()

	constructor(rate: Rate) {
		this.#rate = rate
	}

	allows(room: Room, person: Person, now: number): boolean {
		const key = seatOf(room, person) ? person : WATCHERS
		const limit = this.#limits.get(key) ?? freshLimit(now, this.#rate)
		this.#limits.set(key, limit)
		return take(limit, now, { rate: this.#rate }) === 'yes'
	}

	forget(): void {
		this.#limits.clear()
	}
}

/** What goes the way of commands, and is none of the room's. */
export const isSociable = ({ type }: SentCommand): boolean => type === 'react' || type === 'introduce'

/** What people show each other without a word, and what those who watch are called. Nothing of it is kept. */
export class Company {
	readonly #broadcast: Broadcast
	readonly #news: PresenceNews
	readonly #now: () => number
	readonly #hearing = new Hearing(RATE)

	constructor(broadcast: Broadcast, news: PresenceNews, now: () => number) {
		this.#broadcast = broadcast
		this.#news = news
		this.#now = now
	}

	/** Somebody makes a sign to all, or says what they are called while they watch. */
	meet(room: Room | undefined, { socket, by, sent }: Asked): void {
		if (!room) return
		const { reaction, name } = sent.args as { reaction?: unknown; name?: unknown }
		const refused =
			sent.type === 'react' ? this.#react(room, socket, by, reaction) : this.#introduce(room, socket, name)
		tell(socket, refused ? refusalOf(refused, sent.id) : { type: 'ack', id: sent.id })
	}

	/** Somebody comes back who had said what they are called. */
	welcome(socket: HostSocket, name: unknown): void {
		const known = readName(name)
		if (known !== undefined) socket.attachment = { ...socket.attachment, name: known }
	}

	#react(room: Room, socket: HostSocket, by: Person, reaction: unknown): Rejected | undefined {
		if (!isReaction(reaction)) return reject('malformed')
		const speaker = speakerOf(room, by, socket.attachment.name)
		if (isRejected(speaker)) return speaker
		if (!this.#hearing.allows(room, by, this.#now())) return reject('too-fast')
		this.#broadcast.announce({ type: 'reaction', ...speaker, reaction })
		return undefined
	}

	#introduce(room: Room, socket: HostSocket, name: unknown): Rejected | undefined {
		if (readName(name) === undefined) return reject('bad-name')
		this.welcome(socket, name)
		this.#news.announce(room)
		return undefined
	}
}
