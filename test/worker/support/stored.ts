import { runInDurableObject } from 'cloudflare:test'
import type { Entry } from '../../../shared/room/entry.ts'
import { roomObject } from './house.ts'

export interface Kept {
	tables: string[]
	entries: Entry[] // of the current game
	rows: string[] // everything else, and the documents' bytes, as text
	alarm: number | null
	size: number // of the database
}

/** Everything a room keeps. */
export const stored = (code: string): Promise<Kept> =>
	runInDurableObject(roomObject(code), async (_, { storage }) => {
		const rowsOf = (query: string) => storage.sql.exec(query).toArray()
		const tables = rowsOf(`SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`).map(
			({ name }) => name as string,
		)
		const exists = tables.length > 0
		const steps = exists ? rowsOf('SELECT * FROM steps ORDER BY number') : []
		const kept = exists ? rowsOf('SELECT * FROM kept ORDER BY name') : []
		return {
			tables,
			entries: steps.flatMap(({ body }) => JSON.parse(body as string).entries),
			rows: [...steps, ...kept].map((row) => JSON.stringify(row, asText)),
			alarm: await storage.getAlarm(),
			size: storage.sql.databaseSize,
		}
	})

const asText = (_: string, value: unknown): unknown =>
	value instanceof ArrayBuffer ? new Uint8Array(value).join(' ') : value

/** The secret of the newest game. */
export async function seedOf(code: string): Promise<string> {
	const { entries } = await stored(code)
	const start = entries.findLast(({ type }) => type === 'start' || type === 'rematch')
	return (start!.args as { seed: string }).seed
}
