import { type Connection, openConnection } from '../../client/connection/connection.ts'
import type { Environment } from '../../client/connection/environment.ts'
import { isOver } from '../../client/connection/status.ts'
import type { Rejected } from '../../shared/kernel/rejection.ts'
import { personOf } from '../../shared/room/person.ts'
import type { Person } from '../../shared/room/room.ts'
import type { SentName } from '../../shared/sync/frames.ts'
import { tokenOf } from '../support/visitor.ts'

export interface SentByPage {
	id: string
	type: SentName
	fate: 'acknowledged' | Rejected | undefined
}

/** Somebody's page: the real client library in a made-up environment. */
export class Page {
	readonly name: string
	readonly person: Person
	readonly connection: Connection
	readonly sent: SentByPage[] = []
	isDeaf = false
	#page = ''

	constructor(name: string, environment: Environment) {
		this.name = name
		this.person = personOf(tokenOf(name))
		this.connection = openConnection({
			code: 'BCDFGH',
			token: tokenOf(name),
			url: 'ws://room',
			environment: {
				...environment,
				random: () => {
					const drawn = environment.random()
					this.#page ||= drawn.toString(36).slice(2)
					return drawn
				},
			},
		})
	}

	/** Whether it will hear from the room again. */
	get isAlive(): boolean {
		const status = this.connection.status.value
		return !this.isDeaf && !isOver(status) && !['replaced', 'locked', 'room-full'].includes(status)
	}

	/** Whether everything it asked for is answered. */
	get isSteady(): boolean {
		return this.connection.status.value === 'online' && this.connection.pending.value === 0
	}

	/**
	 * Whether a frame may come twice. On a socket nothing does; across them a page says again what has no answer, by
	 * itself. What was done must not be done again; what was refused, no page ever repeats, and it may be granted then.
	 */
	isSettled(frame: string | Uint8Array): boolean {
		if (typeof frame !== 'string' || !frame.startsWith('{"id"')) return true
		const { id } = JSON.parse(frame) as { id: string }
		return this.sent.some((command) => command.id === id && command.fate === 'acknowledged')
	}

	send(type: SentName, args: object = {}): Promise<Rejected | undefined> {
		const command: SentByPage = { id: `${this.#page}.${this.sent.length}`, type, fate: undefined }
		this.sent.push(command)
		return this.connection.send(type, args).then((refusal) => {
			command.fate = refusal ?? 'acknowledged'
			return refusal
		})
	}
}
