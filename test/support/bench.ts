import type { FindGame } from '../../shared/kernel/game.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { isRejected, type Rejected } from '../../shared/kernel/rejection.ts'
import type { SentCommand, World } from '../../shared/room/command.ts'
import { type Accepted, commit } from '../../shared/room/commit.ts'
import { createRoom } from '../../shared/room/create-room.ts'
import type { Entry } from '../../shared/room/entry.ts'
import { judgeCommand } from '../../shared/room/judge-command.ts'
import { replayLog } from '../../shared/room/replay.ts'
import type { Match, Person, Room, RoomSeat } from '../../shared/room/room.ts'
import { nextOwnMove } from './next-own-move.ts'
import { findToy } from './toys.ts'

export interface BenchSetting {
	game?: string
	options?: unknown
	creator?: Person
	games?: FindGame
	host?: string // between devices
	day?: string // whose deal is played first
}

/** A room on the bench: no host, no sockets; time and absence are whatever the test says. */
export class Bench {
	now = 1_000_000
	room: Room
	readonly log: Entry[]
	readonly gone = new Map<Person, number>() // since when
	readonly keys = new Map<Person, string>() // what somebody signs with
	games: FindGame
	judged: World['judge'] = () => ({ acted: this.now - this.match.startedAt, evidence: null })
	entropy = (): string => `entropy ${this.#sent}`
	#sent = 0

	constructor({
		game = 'heap',
		options = {},
		creator = 'ada',
		games = findToy,
		host,
		day,
	}: BenchSetting = {}) {
		this.games = games
		const created = createRoom(
			{ code: 'BCDFGH', game, options, ...(host && { host }), ...(day && { day }) },
			creator,
			this.now,
			games,
		)
		if (isRejected(created)) throw new Error(created.rejected)
		this.room = created.room
		this.log = [created.entry!]
	}

	/** Gives a command as its person would now; the refusal, if there is one. */
	do(
		by: Person,
		type: string,
		args: unknown = {},
		{ key, ...sent }: Partial<SentCommand> & { key?: string } = {},
	): Rejected | undefined {
		const { epoch, match } = this.room
		this.#sent += 1
		const command = { id: `${this.#sent}`, epoch, turn: match?.turn ?? 0, type, args, ...sent }
		const result = judgeCommand(this.room, by, command, {
			now: this.now,
			games: this.games,
			entropy: () => this.entropy(),
			judge: (claim) => this.judged(claim),
			awayFor: (person) => this.now - (this.gone.get(person) ?? this.now),
			keyOf: (person) => this.keys.get(person),
			key,
		})
		if (isRejected(result)) return result
		this.#take(result)
		return undefined
	}

	/** The same, for what must be accepted. */
	must(by: Person, type: string, args?: unknown): this {
		const refusal = this.do(by, type, args)
		if (refusal) throw new Error(`${by} may not ${type} ${JSON.stringify(args)}: ${refusal.rejected}`)
		return this
	}

	move(by: Person, ...steps: unknown[]): Rejected | undefined {
		return this.do(by, 'move', { steps })
	}

	/** A stranger asks for an open seat, and the creator says yes. */
	letIn(person: Person, name: string, seat: number): this {
		this.must(person, 'ask', { name, seat })
		return this.must(this.room.creator, 'admit', { ask: this.room.asks?.at(-1)?.id, yes: true })
	}

	/** Does what the room does by itself, at the time it is due; false if there is nothing. */
	doOwn(): boolean {
		const own = nextOwnMove(this.room, this.games)
		if (!own) return false
		this.now = Math.max(this.now, own.at)
		const result = commit(this.room, { ...own, at: Math.max(this.now, this.room.touchedAt) }, this.games)
		if (isRejected(result)) throw new Error(`own move refused: ${result.rejected}`)
		this.#take(result)
		return true
	}

	get match(): Match {
		if (!this.room.match) throw new Error('no game')
		return this.room.match
	}

	seat(person: Person): RoomSeat {
		const seat = this.room.seats.find(({ player }) => player === person)
		if (!seat) throw new Error(`${person} has no seat`)
		return seat
	}

	/** The room as its log alone tells it, after the log went through the store. */
	replayed(games: FindGame = this.games): Room {
		const room = replayLog(JSON.parse(JSON.stringify(this.log)), games)
		if (!room) throw new Error('no room')
		return room
	}

	isReplayable(): boolean {
		return canonical(this.replayed()) === canonical(this.room)
	}

	#take({ room, entry }: Accepted): void {
		this.room = room
		if (entry) this.log.push(entry)
	}
}

/** Ada, who made the room, and others, in their seats. */
export function seated(setting: BenchSetting = {}, ...others: Person[]): Bench {
	const bench = new Bench(setting)
	for (const person of ['ada', ...others]) bench.must(person, 'sit', { name: person })
	return bench
}

/** Ada and Bob at a game of heap, or of what the setting says. */
export const playing = (setting: BenchSetting = {}): Bench => seated(setting, 'bob').must('ada', 'start')
