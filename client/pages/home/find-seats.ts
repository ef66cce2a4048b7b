import { isKnownRoom, keepFound } from '../../app/seats.ts'
import { keep, recall } from '../../app/storage.ts'

const KEY = 'asked-for-seats'

interface Found {
	code: string
	game?: string
	made?: boolean
}

/**
 * A browser that remembers nothing may have been cleared: then the server's cookie still knows where we sit. It is
 * asked once, and after every time that this, too, was forgotten.
 */
export async function findSeats(): Promise<void> {
	if (recall(KEY) || !navigator.onLine) return
	const response = await fetch('/api/seats', { method: 'POST' }).catch(() => undefined)
	if (!response?.ok) return
	keep(KEY, true)
	const rooms: Found[] = await response.json() // the latest first
	const now = Date.now()
	for (const [index, { code, ...found }] of rooms.entries())
		if (!isKnownRoom(code)) keepFound(code, { ...found, at: now - index })
}
