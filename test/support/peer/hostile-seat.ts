import * as Y from 'yjs'
import { type Identity, sign } from '../../../client/peer/identity.ts'
import { secretBetween } from '../../../client/peer/secret.ts'
import { type Card, fingerprintOf } from '../../../shared/sync/peer/card.ts'
import { signedBytes, withSignature } from '../../../shared/sync/peer/signed-command.ts'
import { encodeSlip, type Frame, type Slip } from '../../../shared/sync/peer/slip.ts'
import type { RawEnd } from './board-end.ts'
import type { MemoryDirect } from './memory-direct.ts'

/**
 * Somebody with a board of their own, and no scruples: writes on it whatever they like, in whoever's name, and
 * keeps every byte that comes.
 */
export class HostileSeat {
	readonly doc = new Y.Doc()
	readonly received: Uint8Array[] = []
	readonly #end: RawEnd
	readonly #identity: Identity
	readonly #host: Card
	readonly topic: string

	private constructor(identity: Identity, host: Card, direct: Pick<MemoryDirect, 'openRaw'>, topic: string) {
		this.#identity = identity
		this.#host = host
		this.topic = topic
		this.#end = direct.openRaw(
			topic,
			(update) => {
				this.received.push(update)
				Y.applyUpdate(this.doc, update, 'the host')
			},
			() => Y.encodeStateAsUpdate(this.doc),
		)
	}

	static async at(
		identity: Identity,
		host: Card,
		direct: Pick<MemoryDirect, 'openRaw'>,
	): Promise<HostileSeat> {
		const { topic } = await secretBetween(identity, host)
		return new HostileSeat(identity, host, direct, topic)
	}

	get board(): Y.Map<unknown> {
		return this.doc.getMap('board')
	}

	/** In whose name Yjs keeps what stands under a key. */
	writerOf(key: string): number {
		return this.board._map.get(key)!.id.client
	}

	/** Any bytes at all, as if they were a change of the board. */
	send(update: Uint8Array): void {
		this.#end.send(update)
	}

	/** Changes the board, in the name of any writer. */
	change(change: (board: Y.Map<unknown>, doc: Y.Doc) => void, clientID = this.doc.clientID): void {
		const before = Y.encodeStateVector(this.doc)
		const own = this.doc.clientID
		this.doc.clientID = clientID
		this.doc.transact(() => change(this.board, this.doc))
		this.doc.clientID = own
		this.send(Y.encodeStateAsUpdate(this.doc, before))
	}

	/** Puts a slip on the board, whole or with parts of one's own making. */
	write(slip: Partial<Slip>): void {
		const whole: Slip = { session: 'zzz', first: 0, frames: [], received: 0, closed: 0, ...slip }
		this.change((board) => board.set('seat', encodeSlip(whole)))
	}

	/** A command with a signature, by one's own key unless another is given. */
	async signed(
		command: { id: string; epoch: number; turn: number; type: string; args: object },
		by = this.#identity,
	): Promise<Frame> {
		const signature = await sign(by, signedBytes(fingerprintOf(this.#host), command))
		return withSignature(command, signature)
	}

	leave(): void {
		this.#end.close()
	}
}
