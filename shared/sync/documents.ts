import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { messageYjsSyncStep1, messageYjsSyncStep2, messageYjsUpdate } from 'y-protocols/sync'
import type * as Y from 'yjs'
import type { TableView } from '../room/view.ts'
import type { ByteWriter } from './byte-writer.ts'
import type { Leaf } from './flatten.ts'
import { unflatten } from './unflatten.ts'

/**
 * Both begin anew with every game; `room` also between two games, when it has been written over often. Each has a
 * number, its epoch: the table's is the game's, the room's only counts.
 */
export type DocumentName = 'room' | 'table'
const names: readonly DocumentName[] = ['room', 'table']

/** What a document shows. */
export const readView = (doc: Y.Doc): unknown => unflatten(doc.getMap<Leaf>('view').entries())

export const readMoves = (doc: Y.Doc): unknown[] => doc.getArray('moves').toArray()

export const readTable = (doc: Y.Doc): TableView =>
	({ ...(readView(doc) as TableView), moves: readMoves(doc) }) as TableView

/** A document's frame: which document, which epoch, then a message of the Yjs sync protocol. */
export interface DocumentFrame {
	name: DocumentName
	epoch: number
	kind: 'ask' | 'state' | 'update'
	body: Uint8Array // a state vector, or an update
}

const kinds = { ask: messageYjsSyncStep1, state: messageYjsSyncStep2, update: messageYjsUpdate } as const

export function encodeDocumentFrame({ name, epoch, kind, body }: DocumentFrame): Uint8Array<ArrayBuffer> {
	const encoder = encoding.createEncoder()
	encoding.writeVarUint(encoder, names.indexOf(name))
	encoding.writeVarUint(encoder, epoch)
	encoding.writeVarUint(encoder, kinds[kind])
	encoding.writeVarUint8Array(encoder, body)
	return encoding.toUint8Array(encoder)
}

/** The same to the byte, by a writer that is there already: so the authority tells every move. */
export function writeDocumentFrame(
	writer: ByteWriter,
	{ name, epoch, kind, body }: DocumentFrame,
): Uint8Array<ArrayBuffer> {
	writer.varUint(names.indexOf(name))
	writer.varUint(epoch)
	writer.varUint(kinds[kind])
	writer.bytes(body)
	return writer.take()
}

/** Undefined for whatever is no such frame. */
export function decodeDocumentFrame(bytes: Uint8Array): DocumentFrame | undefined {
	try {
		const decoder = decoding.createDecoder(bytes)
		const name = names[decoding.readVarUint(decoder)]
		const epoch = decoding.readVarUint(decoder)
		const message = decoding.readVarUint(decoder)
		const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((key) => kinds[key] === message)
		const body = decoding.readVarUint8Array(decoder)
		if (name === undefined || kind === undefined || decoding.hasContent(decoder)) return undefined
		return { name, epoch, kind, body }
	} catch {
		return undefined
	}
}
