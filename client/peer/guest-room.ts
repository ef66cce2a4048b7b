import { hexOfBytes } from '../../shared/kernel/bytes.ts'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { type Card, fingerprintOf } from '../../shared/sync/peer/card.ts'
import { Conversation } from '../../shared/sync/peer/conversation.ts'
import { doorTopic, parseDoor } from '../../shared/sync/peer/knock.ts'
import { readCommand, signedBytes, withSignature } from '../../shared/sync/peer/signed-command.ts'
import { decodeSlip, encodeSlip, type Frame } from '../../shared/sync/peer/slip.ts'
import { freshLimit, type Rate, take } from '../../shared/sync/rate-limit.ts'
import { MadeSocket } from '../authority/made-socket.ts'
import type { Environment } from '../connection/environment.ts'
import { Board } from './board.ts'
import { type Identity, sign } from './identity.ts'
import { LogCopy } from './log-copy.ts'
import type { Network } from './network.ts'
import { secretBetween } from './secret.ts'
import { SignalLine } from './signal-line.ts'

const KNOCK_EVERY = 2_000 // milliseconds, while there is no conversation
/** Anybody at the door can say that the host has come: that must not make all guests knock without end. */
const OPENINGS: Rate = { burst: 5, perSecond: 0.5 }
/** Anybody at the door can answer in the host's name too: what it says on the board is what shows that it is there. */
const MOST_IN_VAIN = 3
const LOST = 1006 // as a WebSocket says it that broke

interface Talk {
	socket: MadeSocket
	conversation: Conversation
	isOpen: boolean
}

/** A room that somebody else's page hosts, by the fingerprint that the link gave of that host. */
export class GuestRoom {
	/** The way in, as the connection library wants it. */
	readonly WebSocket: Environment['WebSocket']
	readonly #identity: Identity
	readonly #fingerprint: string
	readonly #network: Network
	readonly #line: SignalLine
	readonly #knocking: ReturnType<typeof setInterval>
	readonly #watchers = new Set<() => void>()
	readonly #openings = freshLimit(Date.now(), OPENINGS)
	/** What has happened in the room, as far as its host tells. */
	readonly log = new LogCopy()
	#board: Board | undefined
	#talk: Talk | undefined
	#sending: Promise<void> = Promise.resolve()
	#unanswered = 0 // knocks in a row
	#inVain = 0 // answers in a row that nothing on the board followed
	#isClosed = false

	constructor(fingerprint: string, identity: Identity, network: Network) {
		this.#fingerprint = fingerprint
		this.#identity = identity
		this.#network = network
		this.#line = new SignalLine(network.signalling)
		this.#line.listen(
			doorTopic(fingerprint),
			(data) => this.#hear(data),
			() => this.#knock(),
		)
		this.#knocking = setInterval(() => {
			if (!this.#talk?.isOpen) this.#knock()
		}, KNOCK_EVERY)
		const room = this
		this.WebSocket = function dial() {
			return room.#dial()
		} as unknown as Environment['WebSocket']
	}

	/** Nobody answers at the door, though we can be heard there. */
	get isHostAway(): boolean {
		return this.#unanswered > 1
	}

	/** Tells when that may have changed; returns how to stop. */
	onChange(changed: () => void): () => void {
		this.#watchers.add(changed)
		return () => this.#watchers.delete(changed)
	}

	close(): void {
		this.#isClosed = true
		clearInterval(this.#knocking)
		this.#board?.close()
		this.#line.close()
	}

	#knock(): void {
		if (!this.#line.isOpen) return
		this.#line.publish(doorTopic(this.#fingerprint), { type: 'knock', card: this.#identity.card })
		this.#unanswered += 1
		this.#tellChange()
	}

	#hear(data: unknown): void {
		const message = parseDoor(data)
		if (!message || message.type === 'knock' || fingerprintOf(message.card) !== this.#fingerprint) return
		if (message.type === 'answer' && message.to !== fingerprintOf(this.#identity.card)) return
		if (message.type === 'answer') {
			if (this.#inVain++ < MOST_IN_VAIN) this.#findHost()
			void this.#meet(message.card)
		} else if (take(this.#openings, Date.now(), { rate: OPENINGS }) === 'yes') this.#knock()
	}

	#findHost(): void {
		const wasAway = this.isHostAway
		this.#unanswered = 0
		if (wasAway) this.#tellChange()
	}

	/** The host has opened a board for us. */
	async #meet(card: Card): Promise<void> {
		if (this.#board) return
		const secret = await secretBetween(this.#identity, card)
		if (this.#isClosed) return
		this.#board ??= new Board('seat', secret, this.#line, this.#network, {
			yieldsTo: (bytes) => this.#yieldTo(decodeSlip(bytes)?.session ?? ''),
			onSlip: (bytes) => this.#read(bytes),
			onLost: () => this.#break(),
			onSpoiled: () => this.#break(),
		})
		this.#write()
	}

	#dial(): MadeSocket {
		const conversation = new Conversation(nameSession())
		const socket = new MadeSocket(
			(frame) => this.#send(talk, frame),
			() => this.#hangUp(talk),
		)
		const talk: Talk = { socket, conversation, isOpen: false }
		this.#talk = talk
		this.log.restart()
		this.#write()
		return socket
	}

	/** One after the other, since signing takes its time. */
	#send(talk: Talk, frame: Frame): void {
		this.#sending = this.#sending.then(async () => {
			talk.conversation.post(await this.#signed(frame))
			if (talk === this.#talk) this.#write()
		})
	}

	async #signed(frame: Frame): Promise<Frame> {
		const read = readCommand(frame)
		if (!read) return frame
		const signature = await sign(this.#identity, signedBytes(this.#fingerprint, read.command))
		return withSignature(read.command, signature)
	}

	/** The same person's other page speaks on this board: the one that began last stays. */
	#yieldTo(session: string): boolean {
		if (this.#talk && session <= this.#talk.conversation.session) return false
		this.#finish(closeCodes.replaced)
		return true
	}

	#hangUp(talk: Talk): void {
		talk.conversation.close(1000)
		if (talk !== this.#talk) return
		this.#write()
		this.#talk = undefined
	}

	#read(bytes: unknown): void {
		const slip = decodeSlip(bytes)
		const talk = this.#talk
		this.#inVain = 0
		this.#findHost()
		if (!slip || !talk || slip.session !== talk.conversation.session) return
		if (!talk.isOpen) {
			talk.isOpen = true
			talk.socket.open()
		}
		const frames = talk.conversation.read(slip) ?? []
		for (const frame of frames) if (!this.log.hear(frame)) talk.socket.deliver(frame)
		const question = this.log.ask()
		if (question !== undefined) this.#send(talk, question)
		if (slip.closed) this.#finish(slip.closed)
		else if (frames.length > 0) this.#write()
	}

	#write(): void {
		if (this.#talk) this.#board?.write(encodeSlip(this.#talk.conversation.slip()))
	}

	/** The way to the host is broken: perhaps it is gone. */
	#break(): void {
		this.#finish(LOST)
		this.#knock()
	}

	#finish(code: number): void {
		const talk = this.#talk
		this.#talk = undefined
		talk?.socket.end(code)
	}

	#tellChange(): void {
		for (const changed of this.#watchers) changed()
	}
}

/** Later ones come later in the alphabet. */
const nameSession = (): string =>
	`${Date.now().toString(36).padStart(9, '0')}.${hexOfBytes(crypto.getRandomValues(new Uint8Array(8)))}`
