import { runInDurableObject } from 'cloudflare:test'
import type { Entry } from '../../../shared/room/entry.ts'
import { roomObject } from './house.ts'

export interface Kept {
	tables: string[]
	entries: Entry[]
	updates: string[] // bytes, as text
	alarm: number | null
	size: number // of the database
}

/** Everything a room keeps. */
export const stored = (code: string): Promise<Kept> =>
	runInDurableObject(roomObject(code), async (_, { storage }) => {
		const column = (query: string) =>
			storage.sql
				.exec(query)
				.toArray()
				.map((row) => Object.values(row)[0])
		const tables = column(
			`SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`,
		) as string[]
		const exists = tables.length > 0
		return {
			tables,
			entries: exists
				? column(`SELECT body FROM history WHERE kind = 'entry' ORDER BY number`).map((entry) =>
						JSON.parse(entry as string),
					)
				: [],
			updates: exists
				? column(`SELECT body FROM history WHERE kind <> 'entry' ORDER BY number`).map((body) =>
						new Uint8Array(body as ArrayBuffer).join(' '),
					)
				: [],
			alarm: await storage.getAlarm(),
			size: storage.sql.databaseSize,
		}
	})

/** The secret of the newest game. */
export async function seedOf(code: string): Promise<string> {
	const { entries } = await stored(code)
	const start = entries.findLast(({ type }) => type === 'start' || type === 'rematch')
	return (start!.args as { seed: string }).seed
}
