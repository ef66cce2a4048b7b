import type { Environment } from '../../client/connection/environment.ts'
import type { FindGame } from '../../shared/kernel/game.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { Clockwork } from '../support/clockwork.ts'
import { MemoryAuthority } from '../support/memory-authority.ts'
import { Crash } from '../support/memory-store.ts'
import { tokenOf } from '../support/visitor.ts'
import { actByHabit } from './habits.ts'
import { Hostile } from './hostile.ts'
import { Ledger } from './ledger.ts'
import { Page } from './page.ts'
import type { Planted } from './planted/planted.ts'
import { gamesOf } from './registry.ts'
import type { Script } from './script.ts'
import { StormStore, type Weather } from './storm-store.ts'
import { type Air, StormWire } from './storm-wire.ts'

export const NAMES = ['ann', 'ben', 'cleo', 'dov', 'elif', 'fay']
const ALARM_AGAIN = 2_000 // milliseconds: a platform rings again where it was in vain

/** A room on the edge, its people, and all that may go wrong between them, on one clock. */
export class StormWorld {
	readonly script: Script
	readonly random: Random
	readonly clock = new Clockwork()
	readonly store: StormStore
	readonly authority: MemoryAuthority
	readonly ledger: Ledger
	readonly pages: Page[] = [] // all there ever were
	readonly wires = new Map<StormWire, Page | Hostile>()
	readonly hostile: Hostile
	readonly games: FindGame
	readonly planted: Planted
	events = 0
	skew = 0 // how far the authority's clock is ahead
	refusedUntil = 0
	alarm = { late: 0, isTwice: false }
	isNext = false // the next release is out
	isCalm = false // no more faults
	lives = 1 // of the object
	isDown = false // until something comes
	readonly #skews = new Map<string, number>()
	#cancelAlarm = () => {}

	constructor(script: Script, planted: Planted = {}) {
		this.script = script
		this.planted = planted
		this.random = randomFrom(`world ${script.seed}`)
		this.games = gamesOf(() => this.isNext)
		this.store = planted.store?.(this.#weather(), this) ?? new StormStore(this.#weather())
		const world = this
		const clock = {
			get now() {
				return world.clock.now + world.skew
			},
		}
		const games = planted.games?.(this.games) ?? this.games
		this.authority = new MemoryAuthority(clock, games, this.random, this.store)
		this.authority.isBundling = script.isBundling
		this.ledger = new Ledger(this.store, this.games)
		this.hostile = new Hostile(this)
	}

	async open(): Promise<void> {
		const { game, options, players, pace } = this.script
		this.#startLife()
		const refused = await this.#until(
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
			this.#environment(name, () => page),
		)
		this.pages.push(page)
		this.ledger.watch(page)
		this.#live(page)
		return page
	}

	get alive(): Page[] {
		return this.pages.filter(({ isAlive }) => isAlive)
	}

	/** Lets time pass; whatever comes due is an event, after which all must hold. */
	async pass(milliseconds: number): Promise<void> {
		const until = this.clock.now + milliseconds
		while (this.clock.nextAt <= until) {
			this.clock.pass(Math.max(0, this.clock.nextAt - this.clock.now))
			await this.settle()
		}
		this.clock.pass(until - this.clock.now)
	}

	/** Lets everything run that waits for nothing but its turn. */
	async settle(): Promise<void> {
		this.events += 1
		await new Promise(setImmediate)
		const { failure, reported } = this.authority
		const strange = [failure, ...reported.splice(0)].find((error) => error && !(error instanceof Crash))
		if (strange) throw strange
		if (failure) this.crash()
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

	/** Everything works again, but for who is deaf. */
	stopFaults(): void {
		this.isCalm = true
		this.refusedUntil = 0
		this.alarm = { late: 0, isTwice: false }
		this.store.fuse = Number.POSITIVE_INFINITY
		this.hostile.leave()
		const { deaf } = this.script
		const page = deaf === null ? undefined : this.pages.findLast(({ name }) => name === NAMES[deaf])
		if (!page || this.ledger.room?.phase !== 'playing') return // nobody is waited for
		page.isDeaf = true
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
		const wait = this.#waitAs(this.lives)
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
				const owner = this.wires.get(wire)
				if (owner instanceof Page) for (const frame of sent) this.ledger.noteSent(owner.person, frame)
				return sent
			}
			const frames = this.planted.down?.(wire, sent, this) ?? sent
			for (const frame of frames) this.ledger.noteTold(wire.attachment.person, frame)
			return frames
		},
	}

	/** As long as the object lives whose doing it is. */
	#waitAs(life: number): () => Promise<void> {
		return async () => {
			const { writing } = this.script
			if (writing > 0)
				await new Promise<void>((resolve) => this.clock.after(this.random.below(writing), resolve))
			if (life !== this.lives && !this.planted.isImmortal) await new Promise(() => {})
		}
	}

	#weather(): Weather {
		return {
			wait: () => this.#waitAs(this.lives)(),
			refuses: () => this.clock.now < this.refusedUntil,
			onWritten: (entries) => this.ledger.noteWritten(entries),
			onAlarm: (at) => this.setAlarm(at),
		}
	}

	/** Somebody looks at their page now and then. */
	#live(page: Page): void {
		this.clock.after(200 + this.random.below(1_000), () => {
			const { players, bots, games } = this.script
			if (page.isAlive)
				actByHabit(page, {
					games: this.games,
					random: this.random,
					now: () => this.clock.now + this.skew,
					seats: players + bots,
					people: players,
					isCreator: page.name === NAMES[0],
					wantsMore: !this.isCalm && (this.ledger.room?.epoch ?? 0) < games,
				})
			if (!page.isDeaf && page.connection.status.value !== 'closed') this.#live(page)
		})
	}

	#environment(name: string, page: () => Page): Environment {
		if (!this.#skews.has(name)) this.#skews.set(name, this.random.pick([0, 0, -70_000, 4_000, 3_600_000]))
		const skew = this.#skews.get(name)!
		const world = this
		return {
			WebSocket: function dial() {
				return world.#dialFor(page)
			} as unknown as Environment['WebSocket'],
			now: () => this.clock.now + skew,
			random: () => this.random.below(2 ** 32) / 2 ** 32,
			after: (milliseconds, run) => this.clock.after(milliseconds, run),
			...(skew !== 0 && { afterPaint: (run: () => void) => void this.clock.after(16, run) }),
			hasNetwork: () => true,
			isVisible: () => true,
			onChange: () => () => {},
		}
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

	async #until<T>(work: Promise<T>): Promise<T> {
		let isDone = false
		const done = work.finally(() => {
			isDone = true
		})
		while (!isDone) {
			await this.settle()
			if (!isDone) await this.pass(10)
		}
		return done
	}
}
