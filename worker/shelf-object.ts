import { DurableObject } from 'cloudflare:workers'
import { KEPT_LIFETIME } from '../shared/room/room.ts'
import type { Env } from './env.ts'

/** A family, its friends and a club or two; a thousand rooms that somebody's script keeps are another matter. */
export const MOST_TABLES = 5

/** When each room was kept, by its code. */
type Tables = Readonly<Record<string, number>>

const KEY = 'tables'

/**
 * The rooms that one household keeps: a room costs its storage for a year, and to open one costs nothing. It is asked when
 * a room is to be kept or let go, and otherwise not there. A room counts for a year since it was kept.
 */
export class ShelfObject extends DurableObject<Env> {
	/** Whether there is space for a room, which then has it. */
	async put(code: string): Promise<boolean> {
		const { [code]: known, ...others } = await this.#read()
		if (Object.keys(others).length >= MOST_TABLES) return false
		if (known === undefined) await this.#keep({ ...others, [code]: Date.now() })
		return true
	}

	/** A room is let go: there is space for another. */
	async drop(code: string): Promise<void> {
		const { [code]: known, ...others } = await this.#read()
		if (known !== undefined) await this.#keep(others)
	}

	override async alarm(): Promise<void> {
		await this.#keep(await this.#read())
	}

	async #read(): Promise<Tables> {
		const tables = (await this.ctx.storage.get<Tables>(KEY)) ?? {}
		return Object.fromEntries(
			Object.entries(tables).filter(([, since]) => Date.now() - since < KEPT_LIFETIME),
		)
	}

	/** Nothing is left of a shelf that is empty. */
	async #keep(tables: Tables): Promise<void> {
		const since = Object.values(tables)
		if (since.length === 0) {
			await this.ctx.storage.deleteAlarm()
			return this.ctx.storage.deleteAll()
		}
		await this.ctx.storage.put(KEY, tables)
		await this.ctx.storage.setAlarm(Math.min(...since) + KEPT_LIFETIME)
	}
}
