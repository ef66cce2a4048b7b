import type * as Y from 'yjs'
import type { FindGame } from '../kernel/game.ts'
import type { Room } from '../room/room.ts'
import { type RoomView, viewed, viewRoom, viewTable } from '../room/view.ts'
import { loadDocument, project, updateSince } from './authored.ts'
import { type DocumentFrame, type DocumentName, encodeDocumentFrame } from './documents.ts'
import type { DocumentUpdate } from './shell.ts'

/** Stored updates of a document above which they are worth writing together. */
const COMPACT_ABOVE = 50
const NOTHING = new Uint8Array([0]) // the state vector of somebody who has no part of a document

interface Projected {
	doc: Y.Doc
	epoch: number
}

/** The two documents that a room is shown in. */
export class Projection {
	readonly #games: FindGame
	readonly #documents: Record<DocumentName, Projected> = {
		room: { doc: loadDocument([]), epoch: 0 },
		table: { doc: loadDocument([]), epoch: 0 },
	}

	#seen: { room: Room; view: RoomView } | undefined

	constructor(games: FindGame) {
		this.#games = games
	}

	/** Takes up the stored documents; returns those that have grown enough to be stored as one update. */
	load(updates: readonly DocumentUpdate[], tableEpoch: number): DocumentUpdate[] {
		const grown: DocumentUpdate[] = []
		for (const name of ['room', 'table'] as const) {
			const epoch = name === 'room' ? 0 : tableEpoch
			const mine = updates.filter((update) => update.name === name && update.epoch === epoch)
			const doc = loadDocument(mine.map(({ update }) => update))
			this.#documents[name] = { doc, epoch }
			if (mine.length > COMPACT_ABOVE) grown.push({ name, epoch, update: updateSince(doc, NOTHING) })
		}
		return grown
	}

	/** Makes the documents show the room; what had to be written for that. */
	show(room: Room): DocumentUpdate[] {
		if (this.#documents.table.epoch !== room.epoch)
			this.#documents.table = { doc: loadDocument([]), epoch: room.epoch }
		const { moves, ...table } = viewTable(room, this.#games) ?? { moves: undefined }
		return [
			...this.#write('room', this.#viewRoom(room)),
			...(moves ? this.#write('table', table, moves) : []),
		]
	}

	/** The same view while nothing in it changed: most steps are moves, and leave the room as it is. */
	#viewRoom(room: Room): RoomView {
		const seen = this.#seen
		const view = seen && viewed.every((part) => seen.room[part] === room[part]) ? seen.view : viewRoom(room)
		this.#seen = { room, view }
		return view
	}

	#write(name: DocumentName, view: unknown, moves?: readonly unknown[]): DocumentUpdate[] {
		const { doc, epoch } = this.#documents[name]
		const update = project(doc, view, moves)
		return update ? [{ name, epoch, update }] : []
	}

	/** The frame that brings whoever asked up to date: all of it, if they ask about another game. */
	answer({ name, epoch: asked, body: known }: DocumentFrame): Uint8Array {
		const { doc, epoch } = this.#documents[name]
		const body = updateSince(doc, asked === epoch ? known : NOTHING)
		return encodeDocumentFrame({ name, epoch, kind: 'state', body })
	}
}
