import { type Connection, openConnection } from '../../client/connection/connection.ts'
import type { Clockwork } from './clockwork.ts'
import { type FakeEnvironment, fakeEnvironment } from './fake-environment.ts'
import type { MemoryAuthority } from './memory-authority.ts'
import { tokenOf } from './visitor.ts'
import type { Wire } from './wire.ts'

/** Somebody's page on an authority in memory: the real client library, on wires that a test can pull. */
export class Page {
	readonly around: FakeEnvironment
	readonly connection: Connection
	readonly #authority: MemoryAuthority
	static #opened = 0

	private constructor(authority: MemoryAuthority, clock: Clockwork, name: string) {
		this.#authority = authority
		this.around = fakeEnvironment(clock)
		Page.#opened += 1
		this.around.dials.chance = 1 / (1 + Page.#opened) // every page draws another name for its commands
		this.connection = openConnection({
			code: 'BCDFGH',
			token: tokenOf(name),
			url: 'ws://room',
			environment: this.around,
		})
	}

	/** Opens a page; nothing has travelled yet. */
	static open(authority: MemoryAuthority, clock: Clockwork, name: string): Page {
		return new Page(authority, clock, name)
	}

	/** Opens a page and waits until it shows the room. */
	static async enter(authority: MemoryAuthority, clock: Clockwork, name: string): Promise<Page> {
		const page = new Page(authority, clock, name)
		await page.exchange()
		return page
	}

	/** The newest wire. */
	get wire(): Wire {
		return this.around.wires.at(-1)!
	}

	/** Everything on this page's wires gets where it goes. */
	async exchange(): Promise<void> {
		for (let busy = this.#busy(); busy; busy = this.#busy()) {
			await this.deliverUp(busy)
			while (busy.down.length > 0) busy.deliverDown()
		}
	}

	/** What the page has said reaches the authority, and is dealt with; the answers are under way. */
	async deliverUp(wire = this.wire): Promise<void> {
		while (wire.up.length > 0) this.#authority.deliverUp(wire)
		await this.#authority.settle()
	}

	/** Sends a command and waits for its fate. */
	async send(...command: Parameters<Connection['send']>): ReturnType<Connection['send']> {
		const fate = this.connection.send(...command)
		await this.exchange()
		return fate
	}

	/** The network breaks, and both ends notice. */
	lose(): void {
		const { wire } = this
		wire.cut()
		this.#authority.noticeLoss(wire)
		wire.socket.take({ close: 1006 })
	}

	/** Comes back after a loss. */
	async comeBack(): Promise<void> {
		this.connection.retryNow()
		await this.exchange()
	}

	#busy(): Wire | undefined {
		return this.around.wires.find(({ up, down }) => up.length + down.length > 0)
	}
}
