import { isLocalCode } from '../../app/room-code.ts'
import { heldSeats, isKnownRoom, keepFound, noteTurn } from '../../app/seats.ts'
import { keep, recall } from '../../app/storage.ts'

const KEY = 'asked-for-seats'
const SOON = 20_000 // milliseconds in which hardly anything changes: every room of ours is woken for it

let askedAt = Number.NEGATIVE_INFINITY

interface Found {
	code: string
	game?: string
	made?: boolean
	turn?: boolean
}

/**
 * Asks the server where we sit, and where it is our turn. A browser that remembers nothing may have been cleared: then
 * the server's cookie still knows. It is asked once, and after every time that this, too, was forgotten; and always
 * where there is a table on the server that may wait for us.
 */
async function findSeats(): Promise<void> {
	const mayWait = heldSeats().some(({ code, host }) => host === undefined && !isLocalCode(code))
	if ((recall(KEY) && !mayWait) || !navigator.onLine || performance.now() - askedAt < SOON) return
	askedAt = performance.now()
	const response = await fetch('/api/seats', { method: 'POST' }).catch(() => undefined)
	if (!response?.ok) return
	keep(KEY, true)
	const rooms: Found[] = await response.json() // the latest first
	const now = Date.now()
	for (const [index, { code, ...found }] of rooms.entries())
		if (isKnownRoom(code)) noteTurn(code, found.turn === true)
		else keepFound(code, { ...found, at: now - index })
}

/** Asks now, and whenever somebody comes back to the page: while they were away it may have become their turn. */
export function followSeats(): () => void {
	const look = () => {
		if (!document.hidden) void findSeats()
	}
	look()
	document.addEventListener('visibilitychange', look)
	return () => document.removeEventListener('visibilitychange', look)
}
