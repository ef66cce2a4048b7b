import { type Speaker, watcherId, watcherName } from '../room/company.ts'
import type { Person, Room } from '../room/room.ts'
import type { PresenceFrame } from './frames.ts'
import type { Away, Shell } from './shell.ts'

/** A socket may die without a word: after this long without a sign of life it counts for nobody. */
export const SILENCE = 45_000

/** So long after the host itself was gone nobody is missed yet: pages come back by themselves. */
export const RETURN = 15_000

const MOST_NAMED = 12 // of those who watch; the others are counted

/**
 * Who is here, and since when the others are not. Judged when somebody asks, from the sockets there are and
 * the closes that were seen, so that nothing has to sweep a sleeping room.
 */
export class Attendance {
	readonly #shell: Pick<Shell, 'store' | 'sockets' | 'now'>
	readonly #away = new Map<Person, number | null>() // null while no close was seen
	readonly #lost = new Set<Person>() // cut off by the host, and not back yet
	#missedFrom = Number.POSITIVE_INFINITY // when that is their own affair

	constructor(shell: Pick<Shell, 'store' | 'sockets' | 'now'>) {
		this.#shell = shell
	}

	/**
	 * Whoever lost their socket while nobody looked counts as away from now on. They were cut off by the host; and
	 * so was whoever went a moment ago, since a host may fall twice. Whether it cut anybody off.
	 */
	async load(away: Away, room: Room): Promise<boolean> {
		this.#away.clear()
		for (const [person, since] of Object.entries(away)) this.#away.set(person, since)
		const here = this.#lastHeard()
		const now = this.#shell.now()
		this.#missedFrom = now + RETURN
		let isNews = false
		for (const person of expected(room)) {
			if (here.has(person)) continue
			const since = this.#away.get(person) ?? null
			if (since === null) this.#away.set(person, now)
			if (since === null || now - since < RETURN) this.#lost.add(person)
			isNews ||= since === null
		}
		if (isNews) await this.#keep(room)
		return isNews
	}

	async arrive(person: Person, room: Room): Promise<void> {
		this.#lost.delete(person)
		if ((this.#away.get(person) ?? null) !== null) await this.#mark(person, null, room)
	}

	/** The last socket of somebody closed. Only of those whom others wait for is it remembered. */
	async depart(person: Person, room: Room): Promise<void> {
		if (expected(room).has(person)) await this.#mark(person, this.#shell.now(), room)
	}

	/** How long somebody has been away, in milliseconds; 0 while they are here. */
	awayFor(person: Person): number {
		const now = this.#shell.now()
		return now - (this.#awaySince(person) ?? now)
	}

	/** When somebody last gave a sign of life, as far as anybody here knows. */
	heardAt(person: Person): number {
		return this.#lastHeardOf(person) ?? this.#away.get(person) ?? 0
	}

	/** Whether a game need not wait for somebody: they are away, and not by the host's own doing. */
	isMissed(person: Person): boolean {
		if (this.#lost.has(person) && this.#shell.now() < this.#missedFrom) return false
		return this.#awaySince(person) !== undefined
	}

	/** When somebody comes to be missed without anything else happening; never, if nobody does. */
	nextMissed(): number {
		const isSoon = this.#lost.size > 0 && this.#shell.now() < this.#missedFrom
		return isSoon ? this.#missedFrom : Number.POSITIVE_INFINITY
	}

	#awaySince(person: Person): number | undefined {
		const heard = this.#lastHeardOf(person)
		if (heard !== undefined) return this.#shell.now() - heard < SILENCE ? undefined : heard
		return this.#away.get(person) ?? this.#shell.now()
	}

	frame(room: Room): PresenceFrame {
		const frame: PresenceFrame = { type: 'presence', here: [], away: {}, watching: 0 }
		for (const { id, player } of room.seats) {
			if (player === null) continue
			const since = this.#awaySince(player)
			if (since === undefined) frame.here.push(id)
			else frame.away[id] = since
		}
		const players = new Set(room.seats.map(({ player }) => player))
		frame.watching = [...this.#lastHeard().keys()].filter((person) => !players.has(person)).length
		const named = this.#named(room, players)
		return named.length > 0 ? { ...frame, watchers: named } : frame
	}

	/** Those who watch and said what they are called, as far as anybody reads on. */
	#named(room: Room, players: ReadonlySet<Person | null>): Speaker[] {
		const named = new Map<Person, Speaker>()
		for (const { attachment } of this.#shell.sockets()) {
			const { person, name } = attachment
			if (named.size === MOST_NAMED) break
			if (person !== null && name !== undefined && !players.has(person))
				named.set(person, { seat: watcherId(person), name: watcherName(room, name) })
		}
		return [...named.values()]
	}

	/** What somebody signs with who is here, between devices. */
	keyOf(person: Person): string | undefined {
		return [...this.#shell.sockets()].find(({ attachment }) => attachment.person === person)?.attachment.key
	}

	/** Asked with every move for everybody at the table, so it looks at nobody else's sockets. */
	#lastHeardOf(person: Person): number | undefined {
		let latest: number | undefined
		for (const socket of this.#shell.sockets())
			if (socket.attachment.person === person) latest = Math.max(latest ?? 0, socket.lastHeard())
		return latest
	}

	#lastHeard(): Map<Person, number> {
		const heard = new Map<Person, number>()
		for (const socket of this.#shell.sockets()) {
			const { person } = socket.attachment
			if (person !== null) heard.set(person, Math.max(heard.get(person) ?? 0, socket.lastHeard()))
		}
		return heard
	}

	async #mark(person: Person, since: number | null, room: Room): Promise<void> {
		this.#away.set(person, since)
		await this.#keep(room)
	}

	/** Nobody waits for those who have left for good: they are forgotten. */
	async #keep(room: Room): Promise<void> {
		const awaited = expected(room)
		for (const person of this.#away.keys()) if (!awaited.has(person)) this.#away.delete(person)
		await this.#shell.store.keepAway(Object.fromEntries(this.#away))
	}
}

/** Whom others may have to wait for. */
const expected = (room: Room): Set<Person> =>
	new Set([
		room.creator,
		...room.seats.flatMap(({ player }) => player ?? []),
		...(room.asks ?? []).map(({ by }) => by), // they may be given a seat after they have gone
	])
