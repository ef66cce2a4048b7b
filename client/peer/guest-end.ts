import type { Person } from '../../shared/room/room.ts'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { MAX_FRAME } from '../../shared/sync/frames.ts'
import type { Card } from '../../shared/sync/peer/card.ts'
import { Conversation, isOpening } from '../../shared/sync/peer/conversation.ts'
import { readCommand, signedBytes } from '../../shared/sync/peer/signed-command.ts'
import { decodeSlip, encodeSlip, type Frame, type Slip } from '../../shared/sync/peer/slip.ts'
import { freshLimit, type Rate, take } from '../../shared/sync/rate-limit.ts'
import type { Attachment, HostSocket } from '../../shared/sync/shell.ts'
import type { TabRoom } from '../authority/tab-room.ts'
import { Board } from './board.ts'
import { isSigned } from './identity.ts'
import type { Network } from './network.ts'
import type { Secret } from './secret.ts'
import type { SignalLine } from './signal-line.ts'

/** Everybody is told who comes and goes: a page that does so more often than this is none. */
const OPENINGS: Rate = { burst: 20, perSecond: 0.5 }

export interface GuestPlace {
	room: Pick<TabRoom, 'admit' | 'receive' | 'leave' | 'forget' | 'isSeated'>
	fingerprint: string // of the host: names the room in what guests sign
	line: SignalLine
	network: Network
}

/** A guest as the host's page sees it: one board, and on it one conversation at a time. */
export class GuestEnd {
	readonly #place: GuestPlace
	readonly #card: Card
	readonly #board: Board
	readonly #onBanished: () => void
	readonly #openings = freshLimit(Date.now(), OPENINGS)
	#socket: BoardSocket | undefined
	#person: Person | null = null // who spoke here last
	#reading: Promise<void> = Promise.resolve()

	constructor(place: GuestPlace, card: Card, secret: Secret, onBanished: () => void) {
		this.#place = place
		this.#card = card
		this.#onBanished = onBanished
		this.#board = new Board('host', secret, place.line, place.network, {
			yieldsTo: () => false, // of all pages of the host's browser one has the room
			onSlip: (bytes) => this.#read(decodeSlip(bytes)),
			onLost: () => this.#part(),
			onSpoiled: () => this.#banish(),
		})
	}

	/** Whether nobody speaks here now. */
	get isIdle(): boolean {
		return this.#socket === undefined || this.#socket.isClosed
	}

	/** Whether somebody whose seat it is may come back here. */
	get hasSeat(): boolean {
		return this.#person !== null && this.#place.room.isSeated(this.#person)
	}

	close(): void {
		this.#part()
		this.#board.close()
	}

	/** No honest page does such a thing: its board is closed, and nobody else notices. */
	#banish(): void {
		this.close()
		this.#onBanished()
	}

	/** What the ICE agent measures now counts for the races to come. */
	async measure(): Promise<void> {
		const roundTrip = await this.#board.roundTrip()
		if (roundTrip && this.#socket) this.#socket.attachment = { ...this.#socket.attachment, roundTrip }
	}

	#read(slip: Slip | undefined): void {
		if (!slip) this.#banish()
		else if (this.#socket?.conversation.session === slip.session) this.#follow(this.#socket, slip)
		else if (!isOpening(slip)) this.#turnAway(slip)
		else if (take(this.#openings, Date.now(), { rate: OPENINGS }) === 'yes')
			this.#follow(this.#open(slip.session), slip)
		else this.#banish()
	}

	#follow(socket: BoardSocket, slip: Slip): void {
		const frames = socket.conversation.read(slip)
		if (frames && frames.length > 0) socket.write()
		for (const frame of frames ?? []) this.#receive(socket, frame)
		if (slip.closed) this.#part()
		if (!frames) this.#banish()
	}

	/** It began before this page was loaded, or after another one was told to go: it has to begin again. */
	#turnAway({ session, closed }: Slip): void {
		if (closed) return
		const refused = new Conversation(session)
		refused.close(closeCodes.restarting)
		this.#board.write(encodeSlip(refused.slip()))
	}

	#open(session: string): BoardSocket {
		this.#part()
		const { room } = this.#place
		const socket = new BoardSocket(new Conversation(session), this.#board, () => room.forget(socket))
		socket.attachment = { ...socket.attachment, key: this.#card.signing }
		this.#socket = socket
		room.admit(socket)
		socket.write()
		void this.measure()
		return socket
	}

	/** One after the other, since checking a signature takes its time. */
	#receive(socket: BoardSocket, frame: Frame): void {
		this.#reading = this.#reading.then(async () => {
			const isGenuine = await this.#isGenuine(frame)
			if (socket !== this.#socket) return
			socket.heardAt = Date.now()
			if (isGenuine) this.#place.room.receive(socket, frame)
			else this.#banish()
		})
	}

	/** Commands are signed with the key that the guest knocked with. */
	async #isGenuine(frame: Frame): Promise<boolean> {
		if (frame.length > MAX_FRAME) return true // refused by the room, whatever it says
		const read = readCommand(frame)
		if (!read) return true
		if (read.signature === undefined) return false
		const bytes = signedBytes(this.#place.fingerprint, read.command)
		return isSigned(this.#card.signing, bytes, read.signature)
	}

	#part(): void {
		const socket = this.#socket
		this.#socket = undefined
		if (!socket) return
		this.#person = socket.attachment.person ?? this.#person
		this.#place.room.leave(socket)
	}
}

/** The host's end of one conversation. */
class BoardSocket implements HostSocket {
	attachment: Attachment = { person: null, openedAt: Date.now() }
	heardAt = Date.now()
	isClosed = false // from here: whoever was sent away need not have noticed
	readonly conversation: Conversation
	readonly #board: Board
	readonly #forget: () => void
	#isWriting = false

	constructor(conversation: Conversation, board: Board, forget: () => void) {
		this.conversation = conversation
		this.#board = board
		this.#forget = forget
	}

	send(data: Frame): void {
		if (this.conversation.post(data)) this.write()
		else this.close(closeCodes.restarting)
	}

	close(code: number): void {
		this.isClosed = true
		this.#forget()
		this.conversation.close(code)
		this.write()
	}

	lastHeard(): number {
		return this.heardAt
	}

	/** All that is sent in one go is one change of the board. */
	write(): void {
		if (this.#isWriting) return
		this.#isWriting = true
		queueMicrotask(() => {
			this.#isWriting = false
			this.#board.write(encodeSlip(this.conversation.slip()))
		})
	}
}
