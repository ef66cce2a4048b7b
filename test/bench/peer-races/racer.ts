/** What runs inside the pages: somebody at a table between devices who acts on time. */
import { tokenFor } from '../../../client/app/seats.ts'
import type { Connection } from '../../../client/connection/connection.ts'
import { openPeerRoom } from '../../../client/peer/open-peer-room.ts'
import { RING } from '../../../shared/games/boundless/rules/schedule.ts'
import type { Table } from '../../../shared/games/boundless/table.ts'
import type { GameRecord } from '../../../shared/kernel/record.ts'
import type { Network } from '../../../shared/sync/frames.ts'
import { isOver, placeOf, until } from '../../support/connected.ts'

export { createPeerRoom } from '../../../client/peer/create-peer-room.ts'

const BEAT = 10 // milliseconds

export interface Raced {
	since: number // when the last card before the reveal was there, on the machine's clock
	late: number // milliseconds by which this page came too late to act, or to do anything else since then
	stack: number[] // who lay where everybody wanted to be, the first at the bottom
}

export class Racer {
	readonly #connection: Connection

	private constructor(connection: Connection) {
		this.#connection = connection
	}

	/** By the link, into a seat. */
	static async sitDown(link: string, name: string): Promise<Racer> {
		const [path = '', fingerprint = ''] = link.split('#')
		const code = path.slice(-6)
		const connection = await openPeerRoom({ code, fingerprint, token: tokenFor(code) })
		await until(() => connection.you.value !== undefined)
		await connection.send('sit', { name })
		return new Racer(connection)
	}

	async start(): Promise<void> {
		await this.#connection.send('start')
	}

	/** The place at the table, once there is one. */
	async place(): Promise<number> {
		await until(() => this.#connection.table.value !== undefined)
		return placeOf(this.#connection)
	}

	/** One round: gets ready, waits for the reveal, and acts so long after seeing it. */
	async race(round: number, space: number, reaction: number): Promise<Raced> {
		await this.#play({ type: 'ready' })
		await until(() => this.#table.round === round && this.#table.ring.length === RING)
		const since = Date.now()
		const pulse = feelPulse()
		await until(() => this.#table.round === round && this.#table.phase === 'race')
		const shownAt = performance.now()
		await new Promise((resolve) => setTimeout(resolve, reaction))
		const acted = performance.now() - shownAt
		await this.#play({ type: 'place', space }, acted)
		if (round > 2) await this.#play({ type: 'place', space: space + 1 }, performance.now() - shownAt)
		await until(() => this.#table.phase !== 'race')
		return { since, late: Math.max(acted - reaction, pulse.stop()), stack: this.#table.stacks[space]! }
	}

	/** What the authority knows of this page's network, once somebody has raced. */
	async network(): Promise<Network> {
		const { presence, you } = this.#connection
		await until(() => presence.value?.network?.[you.value!] !== undefined)
		return presence.value!.network![you.value!]!
	}

	async record(): Promise<GameRecord> {
		await until(() => isOver(this.#connection))
		return (await this.#connection.record())!
	}

	leave(): void {
		this.#connection.close()
	}

	get #table(): Table {
		return this.#connection.table.value!.table as Table
	}

	async #play(step: object, claim?: number): Promise<void> {
		const refused = await this.#connection.send('move', { steps: [step], claim })
		if (refused) throw new Error(`A legal move was refused: ${refused.rejected}`)
	}
}

/** Notices when this page could do nothing for a while; tells by how much at the worst. */
function feelPulse(): { stop(): number } {
	let worst = 0
	let before = performance.now()
	const timer = setInterval(() => {
		const now = performance.now()
		worst = Math.max(worst, now - before - BEAT)
		before = now
	}, BEAT)
	return {
		stop() {
			clearInterval(timer)
			return worst
		},
	}
}
