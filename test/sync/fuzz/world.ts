import { effect } from '@preact/signals-core'
import { expect } from 'vitest'
import { PING_EVERY, PONG_WITHIN } from '../../../client/connection/pulse.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import { personOf } from '../../../shared/room/person.ts'
import { seatOf } from '../../../shared/room/room.ts'
import { Clockwork } from '../../support/clockwork.ts'
import { MemoryAuthority } from '../../support/memory-authority.ts'
import { nextOwnMove } from '../../support/next-own-move.ts'
import { findToy } from '../../support/toys.ts'
import { tokenOf } from '../../support/visitor.ts'
import type { Wire } from '../../support/wire.ts'
import { expectJudgements } from '../judged.ts'
import { FuzzClient } from './client.ts'
import { History } from './history.ts'
import { watchViews } from './watch-views.ts'

/** A room, its people and everything that may go wrong between them. */
export class FuzzWorld {
	readonly random: Random
	readonly clock = new Clockwork()
	readonly authority: MemoryAuthority
	readonly clients: FuzzClient[] = [] // every page there ever was
	readonly history: History

	constructor(seed: string) {
		this.random = randomFrom(seed)
		this.authority = new MemoryAuthority(this.clock, findToy, this.random)
		this.authority.isBundling = this.random.below(2) === 0
		this.history = new History(this.authority.store, findToy)
		this.authority.onSend = (wire, data) => this.#expectMayKnow(wire, data)
	}

	async open(game: string): Promise<void> {
		const options = game === 'heap' ? { size: 6 } : {}
		await this.authority.host.create({ code: 'BCDFGH', game, options }, tokenOf('ada'))
		for (const name of ['ada', 'bob']) this.openPage(name).send('sit', { name })
		await this.calm()
		this.clients[0]?.send('start', {})
		await this.calm()
	}

	openPage(name: string): FuzzClient {
		const client = new FuzzClient(name, this.clock, this.random)
		this.clients.push(client)
		this.#watch(client)
		return client
	}

	get alive(): FuzzClient[] {
		return this.clients.filter(({ isAlive }) => isAlive)
	}

	/** Wires with something on its way. */
	busy(direction: 'up' | 'down'): Wire[] {
		return this.clients.flatMap(({ wires }) => wires).filter((wire) => wire[direction].length > 0)
	}

	/** Lets time pass, and the alarm go off. */
	pass(milliseconds: number): void {
		this.clock.pass(milliseconds)
		this.authority.ring()
	}

	/** Lets the host finish; if it went down over it, starts it again. */
	async settle(): Promise<void> {
		while (!(await this.authority.settle())) this.crash()
	}

	crash(): void {
		this.authority.restart()
		for (const { wires } of this.clients) for (const wire of wires) this.cut(wire)
	}

	/** The network breaks somewhere; each end may notice, or not. */
	cut(wire: Wire): void {
		if (wire.isCut) return
		wire.cut()
		if (this.random.below(2) === 0) this.authority.noticeLoss(wire)
		if (this.random.below(2) === 0) wire.socket.take({ close: 1006 })
	}

	async exchange(wire: Wire): Promise<void> {
		while (wire.up.length > 0) this.authority.deliverUp(wire)
		await this.settle()
		while (wire.down.length > 0) wire.deliverDown()
	}

	/** Everything works again: deliver and wait until nothing moves and nobody waits. */
	async calm(): Promise<void> {
		this.authority.store.fuse = Number.POSITIVE_INFINITY
		for (const client of this.alive) client.change({ hasNetwork: true, isVisible: true })
		const noticedBy = this.clock.now + PING_EVERY + PONG_WITHIN // a page may not know yet that its wire is cut
		while (!(await this.#isCalm()) || this.clock.now < noticedBy) {
			if (this.clock.now > noticedBy + 120_000) throw new Error(`no calm: ${this.#describe()}`)
			this.pass(500)
		}
	}

	async #isCalm(): Promise<boolean> {
		let moved = false
		for (let busy = this.#allBusy(); busy.length > 0; busy = this.#allBusy()) {
			moved = true
			for (const wire of busy) await this.exchange(wire)
		}
		await this.settle()
		const isSteady = this.alive.every(
			({ connection }) => connection.status.value === 'online' && connection.pending.value === 0,
		)
		return !moved && isSteady && this.#allBusy().length === 0
	}

	#allBusy(): Wire[] {
		return [...this.busy('up'), ...this.busy('down')]
	}

	#describe(): string {
		return this.alive
			.map(({ name, connection }) => `${name} ${connection.status.value} ${connection.pending.value}`)
			.join(', ')
	}

	/** What must hold in the end. */
	expectConverged(): void {
		const { latest } = this.history
		for (const { name, connection } of this.alive) {
			const { room, table, hand, you, pending } = connection
			expect(canonical(room.value), `room of ${name}`).toBe(latest?.roomView)
			expect(canonical(table.value), `table of ${name}`).toBe(latest?.tableView)
			const seat = latest && seatOf(latest.room, personOf(tokenOf(name)))
			expect(you.value, `seat of ${name}`).toBe(seat?.id ?? null)
			const mine = seat && latest.hands.get(seat.id)
			expect(hand.value === undefined ? undefined : canonical(hand.value), `hand of ${name}`).toBe(mine)
			expect(pending.value).toBe(0)
		}
		this.#expectNobodyReplacedByThemselves()
		this.#expectEveryFate()
		this.#expectAlarm()
		expectJudgements(this.authority.store.entries, findToy)
	}

	/** A page gives way to another page of the same person, never to an older socket of its own. */
	#expectNobodyReplacedByThemselves(): void {
		for (const { name, connection } of this.clients) {
			const pages = this.clients.filter((other) => other.name === name).length
			if (pages === 1) expect(connection.status.value, `the only page of ${name}`).not.toBe('replaced')
		}
	}

	/** What was acknowledged is in the log once, or was said once; what was refused is not. */
	#expectEveryFate(): void {
		const entries = this.authority.store.entries
		for (const { name, commands, isAlive } of this.clients) {
			const person = personOf(tokenOf(name))
			for (const { id, type, fate } of commands) {
				const times = [
					...entries.filter((entry) => entry.by === person && entry.id === id),
					...this.authority.store.heard.filter((key) => key === `${person.slice(0, 8)}:${id}`),
				].length
				const what = `${type} ${id} of ${name}, ${JSON.stringify(fate)}`
				if (isAlive) expect(fate, what).toBeDefined()
				if (fate === undefined || !isAlive) expect(times, what).toBeLessThanOrEqual(1)
				else expect(times, what).toBe(fate === 'acknowledged' ? 1 : 0)
			}
		}
	}

	/** A room that has something to do by itself will be woken for it. */
	#expectAlarm(): void {
		const { room } = this.history
		const own = room && nextOwnMove(room, findToy)
		if (own) expect(this.authority.store.alarmAt).toBeLessThanOrEqual(Math.max(own.at, this.clock.now))
	}

	#watch(client: FuzzClient): void {
		watchViews(client, this.history, (holds, what) => expect(holds, what).toBe(true))
		const { room, table } = client.connection
		effect(() => {
			if (room.value?.phase === 'over')
				expect(table.value?.now.outcome, `${client.name} sees a game over that goes on`).not.toBeNull()
		})
	}

	/** Before anything leaves the authority: is it stored, and for these eyes? */
	#expectMayKnow(wire: Wire, data: string | Uint8Array): void {
		const { match } = this.history.room ?? {}
		if (match && !match.outcome) expect(Buffer.from(data).includes(match.seed)).toBe(false)
		if (typeof data !== 'string' || !data.startsWith('{"type":"hand"')) return
		expect(canonical(JSON.parse(data).hand)).toBe(this.history.handOf(wire.attachment.person))
	}
}
