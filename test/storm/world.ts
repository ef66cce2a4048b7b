import { closeCodes } from '../../shared/sync/close-codes.ts'
import { MemoryAuthority } from '../support/memory-authority.ts'
import { Crash } from '../support/memory-store.ts'
import { tokenOf } from '../support/visitor.ts'
import { faults } from './faults.ts'
import { Hostile } from './hostile.ts'
import { Page } from './page.ts'
import type { Planted } from './planted/planted.ts'
import type { Script } from './script.ts'
import { NAMES, Stage } from './stage.ts'
import { actIn } from './stage-faults.ts'
import { type Air, StormWire } from './storm-wire.ts'

const ALARM_AGAIN = 2_000 // milliseconds: a platform rings again where it was in vain

/** A room on the edge, its people, and all that may go wrong between them. */
export class StormWorld extends Stage {
	readonly authority: MemoryAuthority
	readonly wires = new Map<StormWire, Page | Hostile>()
	readonly hostile: Hostile
	isDown = false // until something comes
	#cancelAlarm = () => {}

	constructor(script: Script, planted: Planted = {}) {
		super(script, planted)
		const world = this
		const clock = {
			get now() {
				return world.clock.now + world.skew
			},
		}
		const games = planted.games?.(this.games) ?? this.games
		this.authority = new MemoryAuthority(clock, games, this.random, this.store)
		this.authority.isBundling = script.isBundling
		this.authority.isImmortal = planted.isImmortal === true
		this.hostile = new Hostile(this)
	}

	async open(): Promise<void> {
		const { game, options, players, pace } = this.script
		this.#startLife()
		const refused = await this.until(
			this.authority.host.create({ code: 'BCDFGH', game, options }, tokenOf(NAMES[0]!)),
		)
		if (refused) throw new Error(`no room: ${refused.rejected}`)
		for (const name of NAMES.slice(0, players)) this.openPage(name)
		const [creator] = this.pages
		if (pace) creator!.send('clock', { pace })
	}

	openPage(name: string): Page {
		const page: Page = new Page(
			name,
			this.environmentOf(name, () => this.#dialFor(() => page)),
		)
		this.pages.push(page)
		this.ledger.watch(page)
		this.live(page)
		return page
	}

	act(kind: string, choice: number): void {
		actIn(this, faults, kind, choice)
	}

	protected look(): unknown {
		const { failure, reported } = this.authority
		const strange = [failure, ...reported.splice(0)].find((error) => error && !(error instanceof Crash))
		if (failure && !strange) this.crash()
		return strange
	}

	/** The object is gone with its memory and its sockets, in whatever it was doing. */
	crash(): void {
		this.lives += 1
		this.isDown = true
		this.authority.restart(false)
		for (const wire of this.wires.keys()) this.cut(wire, closeCodes.restarting)
		if (this.store.alarmAt === undefined) this.setAlarm(this.clock.now + this.skew + ALARM_AGAIN)
		this.ledger.checkWake()
	}

	/** Memory is lost between two events, the sockets stay. */
	sleep(): void {
		this.lives += 1
		this.#startLife()
		this.authority.sleep()
		this.ledger.checkWake()
	}

	ringNow(): void {
		if (this.store.alarmAt === undefined) return
		this.#rouse()
		this.authority.wake()
	}

	/** The network breaks somewhere; each end may notice, or not. */
	cut(wire: StormWire, code = 1006): void {
		if (wire.isCut) return
		wire.cut()
		if (this.random.below(2) === 0) this.authority.noticeLoss(wire)
		if (this.random.below(2) === 0) wire.socket.take({ close: code })
	}

	openWires(): StormWire[] {
		return [...this.wires.keys()].filter((wire) => !wire.isCut && !wire.socket.isClosed)
	}

	dial(owner: Page | Hostile): StormWire {
		const wire = new StormWire(this.#air)
		this.wires.set(wire, owner)
		if (owner.isDeaf) wire.dead.down = true
		return wire
	}

	stopFaults(): void {
		this.isCalm = true
		this.refusedUntil = 0
		this.alarm = { late: 0, isTwice: false }
		this.store.fuse = Number.POSITIVE_INFINITY
		this.hostile.leave()
		const page = this.deafen()
		for (const [wire, owner] of this.wires) if (owner === page) wire.dead.down = true
	}

	setAlarm(at: number): void {
		this.#cancelAlarm()
		const { late, isTwice } = this.alarm
		this.store.alarmAt = at
		const ring = () => {
			this.#rouse()
			this.authority.wake()
		}
		this.#cancelAlarm = this.clock.after(Math.max(0, at - this.clock.now - this.skew) + late, () => {
			ring()
			if (isTwice) this.clock.after(this.random.below(40), ring)
		})
	}

	/** What comes to an object that is down starts it. */
	#rouse(): void {
		if (!this.isDown) return
		this.isDown = false
		this.#startLife()
		this.authority.sleep()
	}

	#startLife(): void {
		const life = this.lives
		const wait = () => this.waitAs(life)
		this.authority.lull = wait
		this.authority.pause = wait
		this.authority.breathe = wait
	}

	readonly #air: Air = {
		now: () => this.clock.now,
		after: (milliseconds, run) => void this.clock.after(milliseconds, run),
		latency: () => 1 + this.random.below(this.script.latency),
		deliver: (wire, direction) => {
			if (direction === 'down') return wire.deliverDown()
			this.#rouse()
			const [parcel] = wire.up
			if (this.planted.up && typeof parcel === 'object' && 'data' in parcel)
				wire.up[0] = { data: this.planted.up(parcel.data, this) }
			this.authority.deliverUp(wire)
		},
		pass: (wire, direction, sent) => {
			if (direction === 'up') {
				for (const frame of sent) this.ledger.noteUnkept(frame)
				const owner = this.wires.get(wire)
				if (owner instanceof Page) for (const frame of sent) this.ledger.noteSent(owner.person, frame)
				return sent
			}
			const frames = this.planted.down?.(sent, this) ?? sent
			for (const frame of frames) this.ledger.noteTold(wire.attachment.person, frame)
			return frames
		},
	}

	/** A page dials while it is made: whose wire it is, is known a moment later. */
	#dialFor(page: () => Page): StormWire['socket'] {
		const wire = new StormWire(this.#air)
		queueMicrotask(() => {
			this.wires.set(wire, page())
			if (page().isDeaf) wire.dead.down = true
		})
		return wire.socket
	}
}
