import type { Entry } from '../shared/room/entry.ts'
import type { Stored } from '../shared/sync/shell.ts'

/**
 * A room as the first release stored it: every entry and every update of the documents as a row of `history`. Only
 * the entries are read: the documents begin anew, however large the old ones had grown.
 */
export function readOldRoom(sql: SqlStorage): Stored {
	const isThere = sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'history'`).toArray().length > 0
	if (!isThere) return { entries: [], updates: [], away: {} }
	const entries = sql
		.exec<{ body: string }>(`SELECT body FROM history WHERE kind = 'entry' ORDER BY number`)
		.toArray()
		.map(({ body }) => JSON.parse(body) as Entry)
	const away = sql
		.exec<{ person: string; since: number | null }>('SELECT person, since FROM away')
		.toArray()
		.map(({ person, since }) => [person, since])
	return { isOld: true, entries, updates: [], away: Object.fromEntries(away) }
}
