import { type Connection, openConnection } from '../../../client/connection/connection.ts'
import type { Environment } from '../../../client/connection/environment.ts'
import { isOver } from '../../../client/connection/status.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import type { Rejected } from '../../../shared/kernel/rejection.ts'
import type { CommandName } from '../../../shared/room/commands/index.ts'
import type { Clockwork } from '../../support/clockwork.ts'
import { tokenOf } from '../../support/visitor.ts'
import { Wire } from '../../support/wire.ts'

export interface FuzzCommand {
	id: string
	type: CommandName | 'chat'
	fate: 'acknowledged' | Rejected | undefined
}

/** Somebody's page: the real client library, on wires that the fuzz pulls. */
export class FuzzClient {
	readonly name: string
	readonly connection: Connection
	readonly commands: FuzzCommand[] = []
	readonly wires: Wire[] = []
	hasNetwork = true
	isVisible = true
	#page = ''
	#changed = () => {}

	constructor(name: string, clock: Clockwork, random: Random) {
		this.name = name
		const client = this
		const environment: Environment = {
			WebSocket: function dial() {
				const wire = new Wire()
				if (!client.hasNetwork) wire.cut()
				client.wires.push(wire)
				return wire.socket
			} as unknown as Environment['WebSocket'],
			now: () => clock.now,
			random() {
				const drawn = random.below(2 ** 32) / 2 ** 32
				client.#page ||= drawn.toString(36).slice(2)
				return drawn
			},
			after: (milliseconds, run) => clock.after(milliseconds, run),
			hasNetwork: () => client.hasNetwork,
			isVisible: () => client.isVisible,
			onChange(changed) {
				client.#changed = changed
				return () => {}
			},
		}
		this.connection = openConnection({ code: 'BCDFGH', token: tokenOf(name), url: 'ws://room', environment })
	}

	/** Whether it will hear from the room again. */
	get isAlive(): boolean {
		const status = this.connection.status.value
		return !isOver(status) && !['replaced', 'locked', 'room-full'].includes(status)
	}

	/** The device loses or finds its network, or the page is hidden or shown. */
	change(state: { hasNetwork?: boolean; isVisible?: boolean }): void {
		Object.assign(this, state)
		this.#changed()
	}

	send(type: CommandName | 'chat', args: object): void {
		const command: FuzzCommand = { id: `${this.#page}.${this.commands.length}`, type, fate: undefined }
		this.commands.push(command)
		void this.connection.send(type, args).then((refusal) => {
			command.fate = refusal ?? 'acknowledged'
		})
	}
}
