import { isRecord } from '../../shared/kernel/json.ts'
import type { Rejected } from '../../shared/kernel/rejection.ts'
import type { Continuation } from '../../shared/room/continuation.ts'
import { roomPath } from '../app/route.ts'
import { isKnownRoom, keepToken } from '../app/seats.ts'

interface Wish {
	game: Continuation
	seat: unknown // that we keep
	token: string // who we are there
	apart?: true // from those who brought another copy of it
}

/** Asks the server for a room that goes on where another one is; where it is, or why there is none. */
export async function moveOnline(wish: Wish): Promise<{ path: string } | Rejected | 'unreachable'> {
	const headers = { 'content-type': 'application/json' }
	const body = JSON.stringify(wish)
	const response = await fetch('/api/rooms/continue', { method: 'POST', headers, body }).catch(
		() => undefined,
	)
	if (!response) return 'unreachable'
	const answer: unknown = await response.json().catch(() => undefined)
	const code = isRecord(answer) && typeof answer.code === 'string' ? answer.code : 'malformed'
	if (!response.ok || code === 'malformed') return { rejected: code }
	if (!isKnownRoom(code)) keepToken(code, wish.token) // whoever went before us has a seat there
	return { path: roomPath(code) }
}
