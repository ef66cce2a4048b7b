import { bundle, unbundle } from '../../shared/sync/bundle.ts'
import { type Parcel, Wire } from '../support/wire.ts'

type Direction = 'up' | 'down'
type Frame = string | Uint8Array

/** The air between a page and the authority. */
export interface Air {
	now(): number
	after(milliseconds: number, run: () => void): void
	latency(): number
	deliver(wire: StormWire, direction: Direction): void
	/** What really travels of what is sent; a planted bug may change it. */
	pass(wire: StormWire, direction: Direction, frames: Frame[]): Frame[]
}

/** A wire on which everything arrives by itself, in order, when the storm lets it. */
export class StormWire extends Wire {
	readonly dead: Record<Direction, boolean> = { up: false, down: false }
	readonly #air: Air
	readonly #arrivesAt: Record<Direction, number> = { up: 0, down: 0 }

	constructor(air: Air) {
		super()
		this.#air = air
		this.#carry('up') // the dialling
	}

	override send(direction: Direction, parcel: Parcel): void {
		if (this.isCut) return
		if (typeof parcel === 'object' && 'data' in parcel) this.#sendData(direction, parcel.data)
		else this.#put(direction, parcel)
	}

	#sendData(direction: Direction, data: Frame): void {
		const frames = this.#air.pass(this, direction, direction === 'down' ? unbundle(data) : [data])
		if (frames.length > 0) this.#put(direction, { data: bundle(frames) })
	}

	/** Nothing arrives before that time. */
	hold(direction: Direction, until: number): void {
		this.#arrivesAt[direction] = Math.max(this.#arrivesAt[direction], until)
	}

	#put(direction: Direction, parcel: Parcel): void {
		if (this.dead[direction]) return
		this[direction].push(parcel)
		this.#carry(direction)
	}

	#carry(direction: Direction): void {
		const now = this.#air.now()
		const at = Math.max(this.#arrivesAt[direction], now + this.#air.latency())
		this.#arrivesAt[direction] = at
		this.#air.after(at - now, () => {
			if (this.dead[direction]) this[direction].length = 0
			else this.#air.deliver(this, direction)
		})
	}
}
