import { continuationOf } from '../room/continuation.ts'
import type { Room } from '../room/room.ts'
import { tell } from './broadcast.ts'
import type { ChatBook } from './chat-book.ts'
import type { DocumentFrame } from './documents.ts'
import type { AskLines, AskLog, AskRecord } from './frames.ts'
import { pieceOf, sharedLog } from './log-copy.ts'
import type { Projection } from './projection.ts'
import type { RoomStorage } from './room-storage.ts'
import type { HostSocket, Shell } from './shell.ts'

export type Question = DocumentFrame | AskRecord | AskLog | AskLines

/** Answers who asks: for a document, a record, a copy of the log, or what was said. Nothing changes by it. */
export class Answers {
	readonly #shell: Pick<Shell, 'store' | 'games'>
	readonly #projection: Projection
	readonly #storage: RoomStorage
	readonly #chat: ChatBook

	constructor(
		shell: Pick<Shell, 'store' | 'games'>,
		projection: Projection,
		storage: RoomStorage,
		chat: ChatBook,
	) {
		this.#shell = shell
		this.#projection = projection
		this.#storage = storage
		this.#chat = chat
	}

	async answer(socket: HostSocket, question: Question, room: Room | undefined): Promise<void> {
		if ('kind' in question) socket.send(this.#projection.answer(question))
		else if (question.type === 'record') await this.#sendRecord(socket, question, room)
		else if (question.type === 'log') await this.#sendLog(socket, question, room)
		else tell(socket, { type: 'lines', lines: await this.#chat.linesAfter(question.after) })
	}

	async #sendRecord(socket: HostSocket, { epoch }: AskRecord, room: Room | undefined): Promise<void> {
		const record = await this.#storage.readRecord(room, epoch)
		tell(socket, { type: 'record', epoch, record: record ?? null })
	}

	async #sendLog(socket: HostSocket, asked: AskLog, room: Room | undefined): Promise<void> {
		const { store, games } = this.#shell
		const { epoch = 0, match = null } = room ?? {}
		const shared = room ? sharedLog(room, games) : 'nothing'
		const after = asked.epoch === epoch ? asked.after : 0
		if (shared === 'nothing') return tell(socket, { type: 'log', epoch, after, entries: null, rest: 0 })
		const game = shared === 'all' ? continuationOf(await store.read(), match, games) : undefined
		const piece = game ? pieceOf(game, after) : { after, entries: [], rest: 0 }
		tell(socket, { type: 'log', epoch, ...piece })
	}
}
