import * as Y from 'yjs'
import type { RoomView, TableView } from '../../shared/room/view.ts'
import { type DocumentName, decodeDocumentFrame, encodeDocumentFrame } from '../../shared/sync/documents.ts'
import { isRoomView, isTableView } from '../../shared/sync/view-shape.ts'
import { type FollowedDocument, followDocument } from './followed-document.ts'

/** What the documents say: another object where something in it has changed, and nowhere else. */
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
	document: FollowedDocument
	epoch: number
	isCurrent: boolean
}

const names: readonly DocumentName[] = ['room', 'table']
const MOST_LEAVES = 20_000

export function followDocuments(): FollowedDocuments {
	const followed: Record<DocumentName, Followed> = {
		room: { document: followDocument(false), epoch: 0, isCurrent: false },
		table: { document: followDocument(true), epoch: 0, isCurrent: false },
	}
	let shown: Shown | undefined

	const areCurrent = () => names.every((name) => followed[name].isCurrent)

	const show = () => {
		if (names.some((name) => followed[name].document.doc.getMap('view').size > MOST_LEAVES)) return
		const room = followed.room.document.read()
		// A new game's table comes before the room says so: both change together.
		if (!isRoomView(room) || room.epoch !== followed.table.epoch) return
		const table = followed.table.document.read()
		if (table !== shown?.table && table && !isTableView(table)) return
		shown = { room, table: table as TableView | undefined }
	}

	return {
		ask: () =>
			names.map((name) => {
				const { document, epoch } = followed[name]
				followed[name].isCurrent = false
				const body = Y.encodeStateVector(document.doc)
				return encodeDocumentFrame({ name, epoch, kind: 'ask', body })
			}),
		receive(bytes) {
			const frame = decodeDocumentFrame(bytes)
			if (!frame) return true
			const { name, epoch, kind, body } = frame
			const mine = followed[name]
			// Every game has a document of its own.
			if (mine.epoch !== epoch) mine.document.renew()
			mine.epoch = epoch
			try {
				Y.applyUpdate(mine.document.doc, body)
				mine.isCurrent ||= kind === 'state'
				if (areCurrent()) show()
				return true
			} catch {
				mine.document.renew() // whatever it holds by now, it is not whole
				mine.isCurrent = false
				return false
			}
		},
		shown: () => shown,
		areCurrent,
	}
}
