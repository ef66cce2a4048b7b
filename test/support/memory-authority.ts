import type { FindGame } from '../../shared/kernel/game.ts'
import type { Random } from '../../shared/kernel/random.ts'
import type { Bell } from '../../shared/sync/bell.ts'
import { bundle } from '../../shared/sync/bundle.ts'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { PING, PONG } from '../../shared/sync/frames.ts'
import { Host } from '../../shared/sync/host.ts'
import type { Attachment, HostSocket, HostStore, Meter } from '../../shared/sync/shell.ts'
import type { Clockwork } from './clockwork.ts'
import { Crash, MemoryStore } from './memory-store.ts'
import type { Parcel, Wire } from './wire.ts'

/** A host in a shell of its own, on wires; it can be put to sleep, and crash, and start again from its store. */
export class MemoryAuthority {
	readonly store: MemoryStore
	readonly wires: Wire[] = []
	readonly reported: unknown[] = []
	/** Sees everything that the authority sends. */
	onSend: (wire: Wire, data: string | Uint8Array) => void = () => {}
	/** What commands of a race wait for, once the host has started with it. */
	lull: (() => Promise<void>) | undefined
	/** What the host waits for between a command and what follows from it, once it has started with it. */
	pause: (() => Promise<void>) | undefined
	/** What the host waits for between two slices of a bot's thought. */
	breathe: () => Promise<void> = () => Promise.resolve()
	/** What calls people, once the host has started with it. */
	bell: Bell | undefined
	/** What counts, once the host has started with it. */
	meter: Meter | undefined
	/** A planted bug: a host that is gone goes on writing. */
	isImmortal = false
	/** Whether what is told at once is one message, as on the edge. */
	isBundling = false
	host: Host
	readonly #clock: Pick<Clockwork, 'now'>
	readonly #games: FindGame
	readonly #random: Random
	#ends = new Map<Wire, HostSocket>()
	#failure: unknown
	#generation = 0 // of the host
	#works = { running: 0 } // of this host

	constructor(clock: Pick<Clockwork, 'now'>, games: FindGame, random: Random, store = new MemoryStore()) {
		this.store = store
		this.#clock = clock
		this.#games = games
		this.#random = random
		this.host = this.#start()
	}

	/** The next parcel of a wire reaches the authority. */
	deliverUp(wire: Wire): void {
		const parcel = wire.up.shift()
		if (parcel !== undefined) this.#watch(this.#take(wire, parcel))
	}

	async #take(wire: Wire, parcel: Parcel): Promise<void> {
		if (parcel === 'dial') return this.#admit(wire)
		if (typeof parcel !== 'object' || !this.wires.includes(wire)) return
		if ('close' in parcel) return this.#release(wire)
		wire.heardAt = this.#clock.now
		if (parcel.data === PING) wire.send('down', { data: PONG })
		else await this.host.receive(this.#endOf(wire), parcel.data)
	}

	async #admit(wire: Wire): Promise<void> {
		const { household } = wire
		const admission = await this.host.admits(household)
		wire.send('down', 'open')
		if (admission !== 'yes') return wire.send('down', { close: closeCodes.noSuchRoom })
		wire.attachment = { person: null, openedAt: this.#clock.now, ...(household && { household }) }
		wire.heardAt = this.#clock.now
		wire.isAccepted = true
		this.wires.push(wire)
	}

	/** The authority notices that a wire's other end is gone. */
	async #release(wire: Wire): Promise<void> {
		const end = this.#endOf(wire)
		wire.isAccepted = false
		this.wires.splice(this.wires.indexOf(wire), 1)
		await this.host.leave(end)
	}

	noticeLoss(wire: Wire): void {
		if (this.wires.includes(wire)) this.#watch(this.#release(wire))
	}

	/** Does what the alarm was set for, if its time has come. */
	ring(): void {
		const { alarmAt } = this.store
		if (alarmAt !== undefined && alarmAt <= this.#clock.now) this.wake()
	}

	/** Whatever the authority's clock says: a platform may ring too early, or twice. */
	wake(): void {
		this.store.alarmAt = undefined
		this.#watch(this.host.wake())
	}

	/** Whether nothing is being done for anybody: only then a platform lets the host sleep. */
	get isIdle(): boolean {
		return this.#works.running === 0
	}

	/** What the host went down over, if it did. */
	get failure(): unknown {
		return this.#failure
	}

	/** Waits until the host has nothing left to do; false if it went down over it. */
	async settle(): Promise<boolean> {
		await this.host.settled().catch((error) => {
			this.#failure ??= error
		})
		for (let i = 0; i < 10; i++) await null
		const failure = this.#failure
		if (failure && !(failure instanceof Crash)) throw failure
		return !failure
	}

	/** Sleep: memory is lost, the sockets stay, and what is attached to them. */
	sleep(): void {
		this.host = this.#start()
	}

	/**
	 * A crash or a deploy: memory and sockets are lost. Whether the clients notice is the network's affair. It starts
	 * at once, unless it waits for something to come.
	 */
	restart(isAtOnce = true): void {
		this.store.fuse = Number.POSITIVE_INFINITY
		this.#failure = undefined
		for (const wire of this.wires.splice(0)) wire.isAccepted = false
		this.#generation += 1
		if (isAtOnce) this.host = this.#start()
	}

	#start(): Host {
		this.#ends = new Map()
		this.#works = { running: 0 }
		this.#generation += 1
		const generation = this.#generation
		const host = new Host({
			store: this.#storeOf(generation),
			games: this.#games,
			sockets: () => this.wires.filter(({ isAccepted }) => isAccepted).map((wire) => this.#endOf(wire)),
			now: () => this.#clock.now,
			entropy: () => Array.from({ length: 8 }, () => this.#random.below(2 ** 32).toString(16)).join(''),
			breathe: () => this.#breatheAs(generation),
			aside: (work) => this.#watch(work()),
			report: (error) => this.reported.push(error),
			...(this.lull && { lull: this.lull }),
			...(this.pause && { pause: this.pause }),
			...(this.bell && { bell: this.bell }),
			...(this.meter && { meter: this.meter }),
		})
		this.#watch(host.settled())
		return host
	}

	/** A host that was put to sleep, or went down, reads and writes no further. */
	#storeOf(generation: number): HostStore {
		const isGone = () => generation !== this.#generation && !this.isImmortal
		return new Proxy(this.store, {
			get: (store, name) => {
				const value = Reflect.get(store, name, store)
				if (typeof value !== 'function') return value
				return (...args: unknown[]) => (isGone() ? new Promise(() => {}) : value.apply(store, args))
			},
		})
	}

	/** A host that was put to sleep, or went down, thinks no further. */
	async #breatheAs(generation: number): Promise<void> {
		await this.breathe()
		if (generation !== this.#generation) await new Promise(() => {})
	}

	#endOf(wire: Wire): HostSocket {
		const known = this.#ends.get(wire)
		if (known) return known
		const authority = this
		const sendTogether = (frames: readonly (string | Uint8Array)[]) => {
			if (!wire.isAccepted) return
			for (const frame of frames) authority.onSend(wire, frame)
			wire.send('down', { data: bundle(frames) })
		}
		const end: Omit<HostSocket, 'sendTogether'> & { readonly sendTogether: typeof sendTogether | undefined } =
			{
				get attachment() {
					return wire.attachment
				},
				set attachment(attachment: Attachment) {
					wire.attachment = structuredClone(attachment)
				},
				send(data) {
					if (!wire.isAccepted) return
					authority.onSend(wire, data)
					wire.send('down', { data: typeof data === 'string' ? data : Uint8Array.from(data) })
				},
				get sendTogether() {
					return authority.isBundling ? sendTogether : undefined
				},
				close(code) {
					wire.isAccepted = false
					wire.send('down', { close: code })
				},
				lastHeard: () => wire.heardAt,
			}
		this.#ends.set(wire, end as HostSocket)
		return end as HostSocket
	}

	#watch(work: Promise<unknown>): void {
		const works = this.#works
		works.running += 1
		work
			.catch((error) => {
				this.#failure ??= error
			})
			.finally(() => {
				works.running -= 1
			})
	}
}
