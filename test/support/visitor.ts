import { type DocumentFrame, decodeDocumentFrame } from '../../shared/sync/documents.ts'
import { type AuthorityFrame, PONG, PROTOCOL } from '../../shared/sync/frames.ts'
import type { MemoryAuthority } from './memory-authority.ts'
import { Wire } from './wire.ts'

/** A 128-bit token that tests can tell apart. */
export const tokenOf = (name: string): string =>
	[...name]
		.map((letter) => letter.charCodeAt(0).toString(16))
		.join('')
		.padEnd(32, '0')
		.slice(0, 32)

/** Somebody at the door of an authority who says what the test wants, and keeps what is said to them. */
export class Visitor {
	readonly wire = new Wire()
	readonly texts: AuthorityFrame[] = []
	readonly documents: DocumentFrame[] = []
	closed: number | undefined
	readonly #authority: MemoryAuthority
	static #sent = 0 // an id is never used twice, whoever sends it

	private constructor(authority: MemoryAuthority) {
		this.#authority = authority
	}

	/** Opens a socket, and says nothing. */
	static async open(authority: MemoryAuthority, household?: string): Promise<Visitor> {
		const visitor = new Visitor(authority)
		visitor.wire.household = household
		await visitor.#exchange()
		return visitor
	}

	/** Opens a socket and says hello. */
	static async enter(authority: MemoryAuthority, name: string, household?: string): Promise<Visitor> {
		const visitor = await Visitor.open(authority, household)
		await visitor.hello(name)
		return visitor
	}

	hello(name: string): Promise<AuthorityFrame[]> {
		return this.say({ type: 'hello', protocol: PROTOCOL, token: tokenOf(name) })
	}

	command(type: string, args: object = {}, place: { epoch?: number; turn?: number } = {}) {
		Visitor.#sent += 1
		return this.say({ id: `${Visitor.#sent}`, epoch: 0, turn: 0, type, args, ...place })
	}

	/** Says something; what is said back, and to others in the meantime. */
	async say(frame: object | string | Uint8Array): Promise<AuthorityFrame[]> {
		const data = typeof frame === 'string' || frame instanceof Uint8Array ? frame : JSON.stringify(frame)
		this.wire.send('up', { data })
		return this.#exchange()
	}

	/** What has been said since. */
	listen(): AuthorityFrame[] {
		const before = this.texts.length
		for (const parcel of this.wire.down.splice(0)) {
			if (typeof parcel !== 'object') continue
			if ('close' in parcel) this.closed = parcel.close
			else if (typeof parcel.data !== 'string') this.documents.push(decodeDocumentFrame(parcel.data)!)
			else if (parcel.data !== PONG) this.texts.push(JSON.parse(parcel.data))
		}
		return this.texts.slice(before)
	}

	/** Closes the socket so that the authority notices. */
	async leave(): Promise<void> {
		this.wire.send('up', { close: 1001 })
		await this.#exchange()
	}

	/** The newest frame of a type. */
	last<Type extends AuthorityFrame['type']>(type: Type): Extract<AuthorityFrame, { type: Type }> | undefined {
		this.listen()
		return this.texts.findLast((frame) => frame.type === type) as never
	}

	async #exchange(): Promise<AuthorityFrame[]> {
		while (this.wire.up.length > 0) this.#authority.deliverUp(this.wire)
		await this.#authority.settle()
		return this.listen()
	}
}
