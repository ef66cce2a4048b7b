import type { Environment } from '../../client/connection/environment.ts'
import type { FindGame } from '../../shared/kernel/game.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { Clockwork } from '../support/clockwork.ts'
import { actByHabit } from './habits.ts'
import { Ledger } from './ledger.ts'
import type { Page } from './page.ts'
import type { Planted } from './planted/planted.ts'
import { gamesOf } from './registry.ts'
import type { Script } from './script.ts'
import { StormStore } from './storm-store.ts'

export const NAMES = ['ann', 'ben', 'cleo', 'dov', 'elif', 'fay']

/** A room and its people on one clock, wherever the room is kept: what storms on the edge and between devices share. */
export abstract class Stage {
	readonly script: Script
	readonly planted: Planted
	readonly random: Random
	readonly clock = new Clockwork()
	readonly games: FindGame
	readonly store: StormStore
	readonly ledger: Ledger
	readonly pages: Page[] = [] // all there ever were
	events = 0
	skew = 0 // how far the authority's clock is ahead
	refusedUntil = 0
	alarm = { late: 0, isTwice: false }
	isNext = false // the next release is out
	isCalm = false // no more faults
	lives = 1 // of the authority
	readonly #skews = new Map<string, number>()

	constructor(script: Script, planted: Planted) {
		this.script = script
		this.planted = planted
		this.random = randomFrom(`world ${script.seed}`)
		this.games = gamesOf(() => this.isNext)
		const weather = {
			wait: () => this.waitAs(this.lives),
			refuses: () => this.clock.now < this.refusedUntil,
			onWritten: (entries: Parameters<Ledger['noteWritten']>[0]) => this.ledger.noteWritten(entries),
			onAlarm: (at: number) => this.setAlarm(at),
		}
		this.store = planted.store?.(weather) ?? new StormStore(weather)
		this.ledger = new Ledger(this.store, this.games)
	}

	abstract open(): Promise<void>
	/** Does one thing of a script. */
	abstract act(kind: string, choice: number): void
	/** Everything works again, but for who is deaf. */
	abstract stopFaults(): void
	protected abstract setAlarm(at: number): void
	/** What has gone wrong since the last look that nobody meant to. */
	protected abstract look(): unknown
	async close(): Promise<void> {}

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
		const strange = this.look()
		if (strange) throw strange
	}

	/** As long as the authority lives whose doing it is. */
	async waitAs(life: number): Promise<void> {
		const { writing } = this.script
		if (writing > 0)
			await new Promise<void>((resolve) => this.clock.after(this.random.below(writing), resolve))
		if (life !== this.lives && !this.planted.isImmortal) await new Promise(() => {})
	}

	/** Who hears nothing from now on, if anybody is waited for. */
	protected deafen(): Page | undefined {
		const { deaf } = this.script
		const page = deaf === null ? undefined : this.pages.findLast(({ name }) => name === NAMES[deaf])
		if (!page || this.ledger.room?.phase !== 'playing') return undefined
		page.isDeaf = true
		return page
	}

	/** Somebody looks at their page now and then. */
	protected live(page: Page): void {
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
			if (!page.isDeaf && page.connection.status.value !== 'closed') this.live(page)
		})
	}

	/** What a page takes from around it; each device has a clock of its own. */
	protected environmentOf(name: string, dial: () => unknown): Environment {
		if (!this.#skews.has(name)) this.#skews.set(name, this.random.pick([0, 0, -70_000, 4_000, 3_600_000]))
		const skew = this.#skews.get(name)!
		return {
			WebSocket: function open() {
				return dial()
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

	protected async until<T>(work: Promise<T>): Promise<T> {
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
