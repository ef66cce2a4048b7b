import type * as Y from 'yjs'
import type { Secret } from './secret.ts'
import type { SignalLine } from './signal-line.ts'

/** How a page reaches the others of its room. */
export interface Network {
	signalling: string // the server's address
	openDirect(board: SharedBoard, events: DirectEvents): DirectWay
}

/** What two share: a document, what only they know, and the line to the signalling server. */
export interface SharedBoard {
	doc: Y.Doc
	secret: Secret
	line: SignalLine
}

/** A way between two pages that leads over no server. */
export interface DirectWay {
	readonly isConnected: boolean
	/** Measured by what no page can fake, in milliseconds; undefined while it is not known. */
	roundTrip(): Promise<number | undefined>
	close(): void
}

export interface DirectEvents {
	onChange(): void // whether there is a direct way
	onBytes(count: number): void // something came over it
	onSpoiled(): void // what came can only be meant to harm
}
