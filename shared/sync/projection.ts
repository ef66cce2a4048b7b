import type { FindGame } from '../kernel/game.ts'
import type { Room } from '../room/room.ts'
import { isViewedAlike, type RoomView, viewRoom, viewTable } from '../room/view.ts'
import { AuthorityDocument } from './authority-document.ts'
import { type DocumentFrame, type DocumentName, encodeDocumentFrame } from './documents.ts'
import type { DocumentUpdate } from './shell.ts'

/** Stored updates of a document above which a wake is spared them. */
const COMPACT_ABOVE = 50
/** Bytes above which the room's document is begun anew: what was overwritten leaves a trace in it for ever. */
const RENEW_ABOVE = 16_384
const NOTHING = new Uint8Array([0]) // the state vector of somebody who has no part of a document

interface Projected {
	doc: AuthorityDocument
	epoch: number
	stored: number // updates that a wake would read
	size: number // when it was last written as a whole
}

/**
 * The two documents that a room is shown in. Neither grows old: both begin anew with every game, the room's also
 * when it has been written over so often between two games that it shows. The table's epoch is the game's; the
 * room's only counts, and the pages of the first release knew 0.
 */
export class Projection {
	readonly #games: FindGame
	readonly #documents: Record<DocumentName, Projected> = {
		room: begin(1),
		table: begin(0),
	}

	#seen: { room: Room; view: RoomView } | undefined

	constructor(games: FindGame) {
		this.#games = games
	}

	/** Takes up the stored documents. */
	load(updates: readonly DocumentUpdate[], tableEpoch: number): void {
		const latest = Math.max(1, ...updates.flatMap(({ name, epoch }) => (name === 'room' ? epoch : [])))
		for (const [name, epoch] of [
			['room', latest],
			['table', tableEpoch],
		] as const) {
			const mine = updates.filter((update) => update.name === name && update.epoch === epoch)
			const doc = new AuthorityDocument(mine.map(({ update }) => update))
			this.#documents[name] = { doc, epoch, stored: mine.length, size: 0 }
		}
	}

	/** Makes the documents show the room; what had to be written for that. */
	show(room: Room): DocumentUpdate[] {
		const { room: ours, table } = this.#documents
		const isNewGame = table.epoch !== room.epoch
		if (isNewGame) this.#documents.table = begin(room.epoch)
		if (isNewGame || ours.size > RENEW_ABOVE) this.#documents.room = begin(ours.epoch + 1)
		const { moves, ...shown } = viewTable(room, this.#games) ?? { moves: undefined }
		return [
			...this.#write('room', this.#viewRoom(room)),
			...(moves ? this.#write('table', shown, moves) : []),
		]
	}

	/** A document that has so many updates stored that it should be written as one. */
	get grown(): DocumentName | undefined {
		return (['table', 'room'] as const).find((name) => this.#documents[name].stored > COMPACT_ABOVE)
	}

	/** A document as one update, which is about to be stored. */
	whole(name: DocumentName): DocumentUpdate {
		const projected = this.#documents[name]
		const update = projected.doc.stored
		projected.stored = 1
		projected.size = update.length
		return { name, epoch: projected.epoch, update }
	}

	#viewRoom(room: Room): RoomView {
		if (!this.#seen || !isViewedAlike(this.#seen.room, room))
			this.#seen = { room, view: viewRoom(room, this.#games) }
		return this.#seen.view
	}

	#write(name: DocumentName, view: unknown, moves?: readonly unknown[]): DocumentUpdate[] {
		const projected = this.#documents[name]
		const update = projected.doc.project(view, moves)
		if (!update) return []
		projected.stored += 1
		return [{ name, epoch: projected.epoch, update }]
	}

	/** The frame that brings whoever asked up to date: all of it, if they ask about another game. */
	answer({ name, epoch: asked, body: known }: DocumentFrame): Uint8Array {
		const { doc, epoch } = this.#documents[name]
		const body = doc.since(asked === epoch ? known : NOTHING)
		return encodeDocumentFrame({ name, epoch, kind: 'state', body })
	}
}

const begin = (epoch: number): Projected => ({ doc: new AuthorityDocument(), epoch, stored: 0, size: 0 })
