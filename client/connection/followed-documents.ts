import * as Y from 'yjs'
import type { RoomView, TableView } from '../../shared/room/view.ts'
import {
	type DocumentName,
	decodeDocumentFrame,
	encodeDocumentFrame,
	readTable,
	readView,
} from '../../shared/sync/documents.ts'
import { isRoomView, isTableView } from '../../shared/sync/view-shape.ts'

/** What the documents say, each part a new object when it changed. */
export interface Shown {
	room: RoomView
	table: TableView | undefined // none before the first game
}

/** The authority's documents as they arrive. They outlive the socket, so that only the difference travels. */
export interface FollowedDocuments {
	/** The questions to ask on a new socket. */
	ask(): Uint8Array<ArrayBuffer>[]
	/** Whether it could be read; where not, the document is asked for anew on the next socket. */
	receive(bytes: Uint8Array): boolean
	/** The last that was whole; none before the first answers. What is no room or table is never shown. */
	shown(): Shown | undefined
	/** Whether every question of this socket is answered; until then a document may be half way to its next state. */
	areCurrent(): boolean
}

interface Followed {
	doc: Y.Doc
	epoch: number
	isCurrent: boolean
}

const names: readonly DocumentName[] = ['room', 'table']
const MOST_LEAVES = 20_000

export function followDocuments(): FollowedDocuments {
	const followed: Record<DocumentName, Followed> = {
		room: { doc: new Y.Doc(), epoch: 0, isCurrent: false },
		table: { doc: new Y.Doc(), epoch: 0, isCurrent: false },
	}
	const changed = new Set<DocumentName>()
	let shown: Shown | undefined

	const areCurrent = () => names.every((name) => followed[name].isCurrent)

	const show = () => {
		if (names.some((name) => followed[name].doc.getMap('view').size > MOST_LEAVES)) return
		const room = changed.has('room') || !shown ? readView(followed.room.doc) : shown.room
		// A new game's table comes before the room says so: both change together.
		if (!isRoomView(room) || room.epoch !== followed.table.epoch) return
		const table = changed.has('table') || !shown ? tableOf(followed.table.doc) : shown.table
		if (table && !isTableView(table)) return
		changed.clear()
		shown = { room, table }
	}

	return {
		ask: () =>
			names.map((name) => {
				const { doc, epoch } = followed[name]
				followed[name].isCurrent = false
				return encodeDocumentFrame({ name, epoch, kind: 'ask', body: Y.encodeStateVector(doc) })
			}),
		receive(bytes) {
			const frame = decodeDocumentFrame(bytes)
			if (!frame) return true
			const { name, epoch, kind, body } = frame
			const mine = followed[name]
			// Every game has a document of its own.
			if (mine.epoch !== epoch) Object.assign(mine, { doc: new Y.Doc(), epoch })
			try {
				Y.applyUpdate(mine.doc, body)
				mine.isCurrent ||= kind === 'state'
				changed.add(name)
				if (areCurrent()) show()
				return true
			} catch {
				Object.assign(mine, { doc: new Y.Doc(), isCurrent: false }) // whatever it holds by now, it is not whole
				return false
			}
		},
		shown: () => shown,
		areCurrent,
	}
}

const tableOf = (doc: Y.Doc): TableView | undefined =>
	doc.getMap('view').size > 0 ? readTable(doc) : undefined
