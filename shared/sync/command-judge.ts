import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import type { SentCommand } from '../room/command.ts'
import { findCommand } from '../room/commands/index.ts'
import type { Accepted } from '../room/commit.ts'
import { judgeCommand } from '../room/judge-command.ts'
import type { Person, Room } from '../room/room.ts'
import type { Attendance } from './attendance.ts'
import { refusalOf } from './broadcast.ts'
import type { AuthorityFrame } from './frames.ts'
import type { Races } from './races.ts'
import type { Doing, HostSocket, Shell } from './shell.ts'

/** A command whose turn has come. */
export interface Asked {
	socket: HostSocket
	by: Person
	sent: SentCommand
	arrivedAt: number
}

/** What came of commands: what is to be stored, and what each sender is told once it is. */
export interface Decided {
	accepted: Accepted[]
	answers: [socket: HostSocket, answer: AuthorityFrame][]
}

type Surroundings = Pick<Shell, 'games' | 'entropy' | 'now' | 'report'>

/** A type that is none is whatever somebody wrote. */
export const doingOf = ({ epoch }: Room, { type }: SentCommand): Doing => ({
	epoch,
	command: findCommand(type) ? type : 'unknown',
})

/** Judges commands with all that the room cannot know of itself: the time, who is away, how far a racer is. */
export class CommandJudge {
	readonly #shell: Surroundings
	readonly #races: Races
	readonly #awayFor: (person: Person) => number
	readonly #keyOf: (person: Person) => string | undefined

	constructor(shell: Surroundings, attendance: Attendance, races: Races) {
		this.#shell = shell
		this.#races = races
		this.#awayFor = (person) => attendance.awayFor(person)
		this.#keyOf = (person) => attendance.keyOf(person)
	}

	/** One command, or what was gathered: each is judged by what the ones before it made of the room. */
	decide(before: Room, gathered: readonly Asked[]): Decided {
		let room = before
		const decided: Decided = { accepted: [], answers: [] }
		for (const asked of gathered) {
			const { socket, sent } = asked
			const result = this.#judge(room, asked)
			if (isRejected(result)) {
				decided.answers.push([socket, refusalOf(result, sent.id)])
				continue
			}
			room = result.room
			if (result.entry) this.#races.note(result.entry)
			decided.accepted.push(result)
			decided.answers.push([socket, { type: 'ack', id: sent.id }])
		}
		return decided
	}

	/** A command that rules stumble over changes nothing, and must not stop the room for the others. */
	#judge(room: Room, { socket, by, sent, arrivedAt }: Asked): Accepted | Rejected {
		const { games, entropy, now } = this.#shell
		try {
			return judgeCommand(room, by, sent, {
				games,
				entropy,
				now: now(),
				judge: (claim) => this.#races.judge(room, socket, claim, arrivedAt),
				awayFor: this.#awayFor,
				keyOf: this.#keyOf,
				key: socket.attachment.key,
			})
		} catch (error) {
			this.#shell.report?.(error, doingOf(room, sent))
			return reject('malformed')
		}
	}
}
