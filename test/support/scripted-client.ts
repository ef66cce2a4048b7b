import * as Y from 'yjs'
import type { ChatLine } from '../../shared/room/chat.ts'
import type { RoomView, TableView } from '../../shared/room/view.ts'
import { unbundle } from '../../shared/sync/bundle.ts'
import {
	type DocumentName,
	decodeDocumentFrame,
	encodeDocumentFrame,
	readTable,
	readView,
} from '../../shared/sync/documents.ts'
import { type AuthorityFrame, PROTOCOL, type SentName } from '../../shared/sync/frames.ts'
import { PATIENCE } from './patience.ts'

/** What WebSockets of Node, of workerd and of browsers have in common. */
export interface RawSocket {
	send(data: string | Uint8Array): void
	close(code?: number, reason?: string): void
	addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
	addEventListener(type: 'close', listener: (event: { code: number; reason: string }) => void): void
}

export type Frame<Type extends AuthorityFrame['type']> = Extract<AuthorityFrame, { type: Type }>

/** Ids are never used twice, also by a person who comes back on another socket. */
let commandsSent = 0

type Answer = Frame<'ack'> | Frame<'rejected'>

/**
 * A client that does what it is told and nothing by itself: it neither reconnects nor repeats. It keeps every
 * frame it ever received, so that a test can look for what must not be there.
 */
export class ScriptedClient {
	readonly received: (string | Uint8Array)[] = []
	readonly documents: Record<DocumentName, Y.Doc> = { room: new Y.Doc(), table: new Y.Doc() }
	readonly token: string
	readonly #epochs: Record<DocumentName, number> = { room: 0, table: 0 }
	you: Frame<'you'> | undefined
	hand: Frame<'hand'> | undefined
	presence: Frame<'presence'> | undefined
	readonly chat: ChatLine[] = []
	closed: { code: number; reason: string } | undefined
	#socket: RawSocket
	#waiting = new Set<() => void>()

	constructor(socket: RawSocket, token: string) {
		this.#socket = socket
		this.token = token
		socket.addEventListener('message', ({ data }) => this.#receive(data))
		socket.addEventListener('close', ({ code, reason }) => {
			this.closed = { code, reason }
			this.#notify()
		})
	}

	/** Greets, and asks for both documents. */
	async enter(): Promise<this> {
		this.sendRaw({ type: 'hello', protocol: PROTOCOL, token: this.token })
		await this.until(() => this.you !== undefined, 'the greeting')
		const asked = (['room', 'table'] as const).map((name) => this.ask(name))
		await Promise.all(asked)
		return this
	}

	/** Of the game, as far as this client knows. */
	get epoch(): number {
		return this.#epochs.table
	}

	get room(): RoomView {
		return readView(this.documents.room) as RoomView
	}

	get table(): TableView {
		return readTable(this.documents.table)
	}

	/** The place at the table, as the game counts seats. */
	get place(): number {
		return this.table.about.seats.findIndex(({ id }) => id === this.you?.seat)
	}

	/** Sends what is given, as JSON unless it is text or bytes already. */
	sendRaw(frame: string | Uint8Array | object): void {
		const isRaw = typeof frame === 'string' || frame instanceof Uint8Array
		this.#socket.send(isRaw ? frame : JSON.stringify(frame))
	}

	async ask(name: DocumentName): Promise<void> {
		const body = Y.encodeStateVector(this.documents[name])
		const seen = this.received.length
		this.sendRaw(encodeDocumentFrame({ name, epoch: this.#epochs[name], kind: 'ask', body }))
		await this.until(() => this.#framesSince(seen).some((frame) => isStateOf(frame, name)), `the ${name}`)
	}

	/** A command for the table as this client sees it, unless `named` says otherwise. */
	command(type: SentName, args: object = {}, named: { id?: string; epoch?: number; turn?: number } = {}) {
		const turn = this.epoch === 0 ? 0 : this.table.now.turn
		return { id: `${++commandsSent}`, epoch: this.epoch, turn, type, args, ...named }
	}

	/** Sends a command and waits for its answer. */
	send(type: SentName, args: object = {}, named: { id?: string; epoch?: number; turn?: number } = {}) {
		return this.deliver(this.command(type, args, named))
	}

	async deliver(command: { id: string; [field: string]: unknown }): Promise<Answer> {
		const seen = this.received.length
		this.sendRaw(command)
		return this.next(
			(frame): frame is Answer =>
				(frame.type === 'ack' || frame.type === 'rejected') && frame.id === command.id,
			seen,
		)
	}

	/** The first text frame since `from` that is one of those asked for. */
	async next<Wanted extends AuthorityFrame>(
		isWanted: (frame: AuthorityFrame) => frame is Wanted,
		from = this.received.length,
	): Promise<Wanted> {
		const find = () => this.#framesSince(from).filter(isText).map(parse).find(isWanted)
		await this.until(() => find() !== undefined, 'a frame')
		return find() as Wanted
	}

	/** Resolves once it is true; looks again after every frame, and fails if the socket closes first. */
	until(isTrue: () => boolean, what: string): Promise<void> {
		return new Promise((resolve, reject) => {
			const finish = (settle: () => void) => {
				clearTimeout(patience)
				this.#waiting.delete(look)
				settle()
			}
			const fail = (why: string) => finish(() => reject(new Error(`${why} while waiting for ${what}.`)))
			const look = () => {
				if (isTrue()) finish(resolve)
				else if (this.closed) fail(`Closed (${this.closed.code})`)
			}
			const patience = setTimeout(() => fail('Nothing came'), PATIENCE)
			this.#waiting.add(look)
			look()
		})
	}

	untilClosed(): Promise<void> {
		return this.until(() => this.closed !== undefined, 'the end')
	}

	close(code = 1000): void {
		this.#socket.close(code, '')
	}

	#framesSince(index: number): (string | Uint8Array)[] {
		return this.received.slice(index)
	}

	#receive(data: unknown): void {
		const message = typeof data === 'string' ? data : new Uint8Array(data as ArrayBuffer)
		for (const frame of unbundle(message)) {
			this.received.push(frame)
			if (typeof frame !== 'string') this.#apply(frame)
			else if (frame.startsWith('{')) this.#read(JSON.parse(frame))
		}
		this.#notify()
	}

	#read(frame: AuthorityFrame): void {
		if (frame.type === 'probe') this.sendRaw(frame)
		if (frame.type === 'you') this.you = frame
		if (frame.type === 'hand') this.hand = frame
		if (frame.type === 'presence') this.presence = frame
		if (frame.type === 'lines') this.chat.push(...frame.lines)
	}

	#apply(bytes: Uint8Array): void {
		const frame = decodeDocumentFrame(bytes)
		if (!frame || frame.kind === 'ask') throw new Error('The authority sent a frame that is none.')
		if (frame.epoch !== this.#epochs[frame.name]) {
			this.#epochs[frame.name] = frame.epoch
			this.documents[frame.name] = new Y.Doc()
		}
		Y.applyUpdate(this.documents[frame.name], frame.body)
	}

	#notify(): void {
		for (const look of [...this.#waiting]) look()
	}
}

const isText = (frame: string | Uint8Array): frame is string =>
	typeof frame === 'string' && frame.startsWith('{')
const parse = (text: string): AuthorityFrame => JSON.parse(text)

const isStateOf = (frame: string | Uint8Array, name: DocumentName): boolean => {
	const read = typeof frame === 'string' ? undefined : decodeDocumentFrame(frame)
	return read?.kind === 'state' && read.name === name
}
