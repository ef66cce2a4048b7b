import type { GuestPlace } from '../../../client/peer/guest-end.ts'
import { findGame } from '../../../shared/games/index.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import type { Person } from '../../../shared/room/room.ts'
import { Host } from '../../../shared/sync/host.ts'
import type { HostSocket } from '../../../shared/sync/shell.ts'
import { MemoryStore } from '../memory-store.ts'

/** The room that a host's page runs, on a store in memory; every one of them is dealt the same. */
export class MemoryRoom implements Required<GuestPlace['room']> {
	readonly store = new MemoryStore()
	readonly failures: unknown[] = []
	readonly host: Host
	readonly #sockets = new Set<HostSocket>()
	readonly #random = randomFrom('between devices')

	constructor() {
		this.host = new Host({
			store: this.store,
			games: findGame,
			sockets: () => [...this.#sockets],
			now: () => Date.now(),
			entropy: () => Array.from({ length: 64 }, () => this.#random.below(16).toString(16)).join(''),
			breathe: () => Promise.resolve(),
			aside: (work) => this.#watch(work()),
			report: (error) => this.failures.push(error),
		})
	}

	/** How many are in. */
	get here(): number {
		return this.#sockets.size
	}

	admit(socket: HostSocket): void {
		this.#sockets.add(socket)
	}

	receive(socket: HostSocket, data: string | Uint8Array): void {
		this.#watch(this.host.receive(socket, data))
	}

	leave(socket: HostSocket): void {
		if (this.#sockets.delete(socket)) this.#watch(this.host.leave(socket))
	}

	forget(socket: HostSocket): void {
		this.#sockets.delete(socket)
	}

	isSeated(person: Person): boolean {
		return this.host.isSeated(person)
	}

	#watch(work: Promise<unknown>): void {
		work.catch((error) => this.failures.push(error))
	}
}
