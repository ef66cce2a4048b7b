import { isKnown, shutTo } from '../room/lock.ts'
import type { Person, Room } from '../room/room.ts'
import { crowdedOut, GREET_WITHIN, placeFor } from './admission.ts'
import { type CloseReason, closeCodes } from './close-codes.ts'
import { Deadline } from './deadline.ts'
import type { HostSocket, Shell } from './shell.ts'

/** Stands at the door of a room: who may come to it, who may come in, and who has to go. */
export class Door {
	readonly #shell: Pick<Shell, 'sockets' | 'now'>
	readonly #dismissed = new WeakSet<HostSocket>()
	readonly #ungreeted = new Deadline<HostSocket>(GREET_WITHIN, ({ attachment: { person, openedAt } }) =>
		person === null ? openedAt : undefined,
	)

	constructor(shell: Pick<Shell, 'sockets' | 'now'>) {
		this.#shell = shell
	}

	/** One more socket comes to the door. Whose it is, it says later: nobody is judged before that. */
	approach(household: string | undefined): void {
		this.sweep()
		const out = crowdedOut([...this.#shell.sockets()], household)
		if (out) this.dismiss(out, 'idle')
	}

	/** Somebody has said who they are; why they may not come in, if so. Somebody else may have to go for them. */
	judge(room: Room, socket: HostSocket, person: Person): CloseReason | undefined {
		const shut = shutTo(room, person, socket.attachment.key)
		if (shut) return shut
		const sockets = [...this.#shell.sockets()]
		const others = sockets.filter((other) => other !== socket && other.attachment.person === person)
		if (others.length > 0) return this.#replace(others, socket) // takes their own place
		const isKnownHere = (one: HostSocket) =>
			isKnown(room, one === socket ? person : (one.attachment.person ?? ''))
		const place = placeFor(socket, { sockets, isKnown: isKnownHere, now: this.#shell.now() })
		if (place === 'full') return 'roomFull'
		if (place !== 'free') this.dismiss(place, 'roomFull')
		return undefined
	}

	/** A greeting may be overtaken by that of a socket opened after it: the one opened last stays. */
	#replace(others: readonly HostSocket[], { attachment }: HostSocket): CloseReason | undefined {
		for (const other of others) {
			if (other.attachment.openedAt > attachment.openedAt) return 'replaced'
			this.dismiss(other, 'replaced')
		}
		return undefined
	}

	/** Sends away whom the door has been shut to since they came in; who only watches when it is locked may stay. */
	clear(room: Room): void {
		for (const socket of this.#shell.sockets()) {
			const { person, key } = socket.attachment
			if (person !== null && shutTo(room, person, key) === 'banned') this.dismiss(socket, 'banned')
		}
	}

	/** Sends a socket away: it counts for nobody from now on. */
	dismiss(socket: HostSocket, reason: CloseReason): void {
		this.#dismissed.add(socket)
		socket.attachment = { ...socket.attachment, person: null }
		socket.close(closeCodes[reason], reason)
	}

	/** Whether a socket was sent away: what it said before may still come. */
	isDismissed(socket: HostSocket): boolean {
		return this.#dismissed.has(socket)
	}

	/** Sends away who has not greeted in time. */
	sweep(): void {
		const { sockets, now } = this.#shell
		for (const socket of this.#ungreeted.overdue(sockets, now())) this.dismiss(socket, 'idle')
	}
}
