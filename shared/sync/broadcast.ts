import type { FindGame } from '../kernel/game.ts'
import type { Rejected } from '../kernel/rejection.ts'
import { askOf } from '../room/asks.ts'
import { bannedBy } from '../room/lock.ts'
import { leftBy, type Person, placeOf, type Room, seatOf } from '../room/room.ts'
import { viewHand } from '../room/view.ts'
import { ByteWriter } from './byte-writer.ts'
import { writeDocumentFrame } from './documents.ts'
import type { AuthorityFrame } from './frames.ts'
import type { DocumentUpdate, HostSocket, Shell } from './shell.ts'

/** Everybody who listens: what each of them is told, and in which order. */
export class Broadcast {
	readonly #shell: Pick<Shell, 'sockets' | 'games' | 'now'>
	readonly #writer = new ByteWriter()
	#gathered: Map<HostSocket, (string | Uint8Array)[]> | undefined

	constructor(shell: Pick<Shell, 'sockets' | 'games' | 'now'>) {
		this.#shell = shell
	}

	/**
	 * What is told from now on is held back until the answer is called: all that one socket is told of one thing is
	 * one message. Within another gathering it adds to that.
	 */
	gather(): () => void {
		if (this.#gathered) return () => {}
		const gathered = new Map<HostSocket, (string | Uint8Array)[]>()
		this.#gathered = gathered
		return () => {
			this.#gathered = undefined
			for (const [socket, frames] of gathered) {
				if (socket.sendTogether && frames.length > 1) socket.sendTogether(frames)
				else for (const frame of frames) socket.send(frame)
			}
		}
	}

	tell(socket: HostSocket, frame: AuthorityFrame): void {
		this.#send(socket, JSON.stringify(frame))
	}

	#send(socket: HostSocket, frame: string | Uint8Array): void {
		const frames = this.#gathered?.get(socket)
		if (frames) frames.push(frame)
		else if (this.#gathered) this.#gathered.set(socket, [frame])
		else socket.send(frame)
	}

	/** To a socket that has said who it is: which seat that is, and its hand. */
	welcome(socket: HostSocket, room: Room): void {
		this.#introduce(socket, room)
		this.#sendHand(socket, undefined, room)
	}

	/** To all, after something happened: first what is theirs alone, then the documents. */
	follow(before: Room | undefined, room: Room, updates: readonly DocumentUpdate[]): void {
		for (const socket of this.#greeted()) {
			if (isReseated(before, room, socket.attachment.person)) this.#introduce(socket, room)
			this.#sendHand(socket, before, room)
		}
		this.publish(updates)
	}

	publish(updates: readonly DocumentUpdate[]): void {
		// The table before the room: whoever reads in the room that a game is over finds it over on the table.
		for (const { name, epoch, update } of updates.toReversed()) {
			const frame = writeDocumentFrame(this.#writer, { name, epoch, kind: 'update', body: update })
			for (const socket of this.#greeted()) this.#send(socket, frame)
		}
	}

	announce(frame: AuthorityFrame): void {
		const text = JSON.stringify(frame)
		for (const socket of this.#greeted()) this.#send(socket, text)
	}

	*#greeted(): Iterable<HostSocket> {
		for (const socket of this.#shell.sockets()) if (socket.attachment.person !== null) yield socket
	}

	#introduce(socket: HostSocket, room: Room): void {
		this.tell(socket, { type: 'you', ...standingOf(room, socket.attachment.person), now: this.#shell.now() })
	}

	/** A hand goes to its player alone, when it is new to them. */
	#sendHand(socket: HostSocket, before: Room | undefined, room: Room): void {
		const hand = handOf(room, socket, this.#shell.games)
		if (hand === undefined || !room.match) return
		const known = before?.epoch === room.epoch ? handOf(before, socket, this.#shell.games) : undefined
		if (hand === known || JSON.stringify(hand) === JSON.stringify(known)) return
		const { turn, moves } = room.match
		this.tell(socket, { type: 'hand', epoch: room.epoch, turn, moves: moves.length, hand })
	}
}

const standingOf = (room: Room, person: Person | null) => {
	const asked = askOf(room, person)
	const banned = bannedBy(room, person)
	return {
		seat: seatOf(room, person)?.id ?? null,
		owns: leftBy(room, person)?.id ?? null,
		...(asked && { asks: asked.seat }),
		...(banned && { banned }),
	}
}

/** Whether somebody's seat, or the one they ask for, or whom they shut out is another than before; nearly always none is. */
function isReseated(before: Room | undefined, room: Room, person: Person | null): boolean {
	if (!before) return true
	if (before.banned !== room.banned && person === room.creator) return true
	if (before.seats === room.seats && before.asks === room.asks) return false
	const [then, now] = [standingOf(before, person), standingOf(room, person)]
	return then.seat !== now.seat || then.owns !== now.owns || then.asks !== now.asks
}

function handOf(room: Room, socket: HostSocket, games: FindGame): unknown {
	const seat = seatOf(room, socket.attachment.person)
	const place = seat && room.match ? placeOf(room.match, seat) : undefined
	return place === undefined ? undefined : viewHand(room, place, games)
}

export const tell = (socket: HostSocket, frame: AuthorityFrame): void => socket.send(JSON.stringify(frame))

/** Says why not: by the command's id, where what came had one. */
export function refusalOf({ rejected: code, step }: Rejected, id: string | undefined): AuthorityFrame {
	const named = step === undefined ? { code } : { code, step }
	return id === undefined ? { type: 'error', code } : { type: 'rejected', id, ...named }
}
