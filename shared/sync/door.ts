import { isKnown, shutTo } from '../room/lock.ts'
import type { Person, Room } from '../room/room.ts'
import { crowdedOut, GREET_WITHIN, placeFor } from './admission.ts'
import type { CloseReason } from './close-codes.ts'
import type { HostSocket, Shell } from './shell.ts'
import { Sweep } from './sweep.ts'

/** Stands at the door of a room: who may come to it, who may come in, and who has to go. */
export class Door {
	readonly #shell: Pick<Shell, 'sockets' | 'now'>
	readonly #dismiss: (socket: HostSocket, reason: CloseReason) => void
	readonly #ungreeted = new Sweep<HostSocket>(GREET_WITHIN, ({ attachment: { person, openedAt } }) =>
		person === null ? openedAt : undefined,
	)

	constructor(
		shell: Pick<Shell, 'sockets' | 'now'>,
		dismiss: (socket: HostSocket, reason: CloseReason) => void,
	) {
		this.#shell = shell
		this.#dismiss = dismiss
	}

	/** One more socket comes to the door. Whose it is, it says later: nobody is judged before that. */
	approach(household: string | undefined): void {
		this.sweep()
		const out = crowdedOut([...this.#shell.sockets()], household)
		if (out) this.#dismiss(out, 'idle')
	}

	/** Somebody has said who they are; why they may not come in, if so. Somebody else may have to go for them. */
	judge(room: Room, socket: HostSocket, person: Person): CloseReason | undefined {
		const shut = shutTo(room, person, socket.attachment.key)
		if (shut) return shut
		const sockets = [...this.#shell.sockets()]
		if (sockets.some(({ attachment }) => attachment.person === person)) return undefined // takes their own place
		const isKnownHere = (one: HostSocket) =>
			isKnown(room, one === socket ? person : (one.attachment.person ?? ''))
		const place = placeFor(socket, { sockets, isKnown: isKnownHere, now: this.#shell.now() })
		if (place === 'full') return 'roomFull'
		if (place !== 'free') this.#dismiss(place, 'roomFull')
		return undefined
	}

	/** Sends away whom the door has been shut to since they came in; who only watches when it is locked may stay. */
	clear(room: Room): void {
		for (const socket of this.#shell.sockets()) {
			const { person, key } = socket.attachment
			if (person !== null && shutTo(room, person, key) === 'banned') this.#dismiss(socket, 'banned')
		}
	}

	/** Sends away who has not greeted in time. */
	sweep(): void {
		const { sockets, now } = this.#shell
		for (const socket of this.#ungreeted.overdue(sockets, now())) this.#dismiss(socket, 'idle')
	}
}
