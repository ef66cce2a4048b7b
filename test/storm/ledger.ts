import type { FindGame } from '../../shared/kernel/game.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import type { SentCommand } from '../../shared/room/command.ts'
import { findCommand } from '../../shared/room/commands/index.ts'
import type { Entry } from '../../shared/room/entry.ts'
import { hidesNothing } from '../../shared/room/hidden.ts'
import { type Person, type Room, seatOf } from '../../shared/room/room.ts'
import { parseClientFrame } from '../../shared/sync/client-frame.ts'
import { isSociable } from '../../shared/sync/company.ts'
import { wakeRoom } from '../../shared/sync/waking.ts'
import type { MemoryStore } from '../support/memory-store.ts'
import { History } from '../sync/fuzz/history.ts'
import { watchViews } from '../sync/fuzz/watch-views.ts'
import type { Page } from './page.ts'

/** Something that must hold does not. */
export class Broken extends Error {}

const hold = (holds: boolean, what: string): void => {
	if (!holds) throw new Broken(what)
}

const nameOf = (person: Person, id: string): string => `${person.slice(0, 8)}:${id}`

/** Keeps account of all that was sent, stored and told, and holds one against the other after every event. */
export class Ledger {
	readonly history: History
	readonly #store: MemoryStore
	readonly #games: FindGame
	readonly #sent = new Map<string, SentCommand>() // by whom and under which id, as their pages meant it
	readonly #applied = new Map<string, Entry>()
	readonly #unkept = new Set<string>() // ids of what is told to all and kept nowhere

	constructor(store: MemoryStore, games: FindGame) {
		this.#store = store
		this.#games = games
		this.history = new History(store, games)
	}

	get room(): Room | undefined {
		return this.history.room
	}

	/** Somebody's page sends something. */
	noteSent(person: Person, data: string | Uint8Array): void {
		if (typeof data !== 'string' || !data.startsWith('{"id"')) return
		const command = JSON.parse(data) as SentCommand
		this.#sent.set(nameOf(person, command.id), command)
	}

	/** Anybody's sign to all, or how they want to be called while they watch: an answer to it promises nothing. */
	noteUnkept(data: string | Uint8Array): void {
		if (typeof data !== 'string') return
		const frame = parseClientFrame(data)
		if (!isRejected(frame) && 'id' in frame && 'args' in frame && isSociable(frame))
			this.#unkept.add(frame.id)
	}

	/** Something is durable: it is applied once, and to the turn that it was meant for. */
	noteWritten(entries: readonly Entry[]): void {
		let at = this.#store.size - entries.length
		for (const entry of entries) {
			const before = this.history.roomAt(at - 1)
			at += 1
			if (entry.by === null || entry.id === undefined) continue
			const name = nameOf(entry.by, entry.id)
			hold(!this.#applied.has(name), `${entry.type} ${name} was applied twice`)
			this.#applied.set(name, entry)
			const sent = this.#sent.get(name)
			if (!sent || !before) continue
			const meantFor = findCommand(entry.type)?.meantFor
			const isMeant =
				meantFor === undefined ||
				(sent.epoch === before.epoch && (meantFor !== 'turn' || sent.turn === before.match?.turn))
			hold(isMeant, `${entry.type} ${name} was applied to another turn than it was meant for`)
		}
		hold(this.history.room !== undefined, 'the log replays')
	}

	/** Something is about to leave the authority: it is stored, and for these eyes. */
	noteTold(person: Person | null, frame: string | Uint8Array): void {
		const { room } = this
		const { match, draw } = room ?? {}
		const isOpen = room?.host !== undefined && match && hidesNothing(match, this.#games) // guests have the log
		if (match && !match.outcome && match.day === undefined && !isOpen)
			hold(!Buffer.from(frame).includes(match.seed), 'the seed is told before the end')
		if (draw) hold(!Buffer.from(frame).includes(draw.secret), "the host's share is told before the end")
		if (typeof frame !== 'string') return
		if (frame.startsWith('{"type":"hand"')) this.#mayHold(person, JSON.parse(frame).hand)
		else if (frame.startsWith('{"type":"ack"')) this.#isDone(person, JSON.parse(frame).id)
		else if (room?.match && !hidesNothing(room.match, this.#games)) this.#showsNoHand(room, person, frame)
	}

	/** A wake finds what the log tells, to the last detail. */
	checkWake(): void {
		const woken = wakeRoom(this.#store.stored, this.#games)
		hold(canonical(woken?.room) === canonical(this.room), 'a wake finds another room than the log tells')
	}

	/** Looks at whatever a page shows from now on. */
	watch(page: Page): void {
		watchViews(page, this.history, hold)
	}

	/** Everything has arrived: each page shows what its person may see, and knows what became of what they sent. */
	checkCalm(pages: readonly Page[]): void {
		const { latest } = this.history
		for (const { name, person, connection, isAlive } of pages) {
			if (!isAlive) continue
			const { room, table, hand, you } = connection
			hold(canonical(room.value) === latest?.roomView, `${name} sees another room than there is`)
			hold(canonical(table.value) === latest?.tableView, `${name} sees another table than there is`)
			const seat = latest && seatOf(latest.room, person)
			hold(you.value === (seat?.id ?? null), `${name} has another seat than they think`)
			const held = hand.value === undefined ? undefined : canonical(hand.value)
			hold(held === (seat && latest.hands.get(seat.id)), `${name} has another hand than they see`)
		}
		for (const page of pages) this.#checkFates(page)
	}

	#checkFates({ person, sent, isAlive }: Page): void {
		for (const { id, type, fate } of sent) {
			const name = nameOf(person, id)
			const said = this.#store.heard.filter((key) => key === name).length
			hold(said <= 1, `${name} was said ${said} times`)
			const isIn = said === 1 || this.#applied.has(name)
			if (!isAlive) continue
			hold(fate !== undefined, `nobody ever answered ${type} ${name}`)
			hold(
				isIn === (fate === 'acknowledged'),
				`${type} ${name} is in the log: ${isIn}, ${JSON.stringify(fate)}`,
			)
		}
	}

	#mayHold(person: Person | null, hand: unknown): void {
		hold(canonical(hand) === this.history.handOf(person), 'somebody is told a hand that is not theirs')
	}

	#isDone(person: Person | null, id: string): void {
		const name = nameOf(person ?? '', id)
		const isIn = this.#applied.has(name) || this.#store.heard.includes(name) || this.#unkept.has(id)
		hold(isIn, `${name} is acknowledged and not stored`)
	}

	#showsNoHand(room: Room, person: Person | null, frame: string): void {
		const own = this.history.handOf(person)
		for (const { player } of room.seats) {
			const other = player !== null && player !== person ? this.history.handOf(player) : undefined
			if (other !== undefined && other.length > 24 && other !== own)
				hold(!frame.includes(other), "somebody is told another's hand")
		}
	}
}
