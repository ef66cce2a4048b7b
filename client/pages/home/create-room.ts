import type { CalendarDay } from '../../../shared/kernel/calendar.ts'
import { type Intent, noteIntent } from '../../app/intents.ts'
import { keepOwnRoom, makeToken } from '../../app/seats.ts'

export class CreateRoomError extends Error {
	readonly reason: 'unreachable' | 'resting' | 'refused' | 'too-fast'

	constructor(reason: CreateRoomError['reason']) {
		super(`no room was made: ${reason}`)
		this.reason = reason
	}
}

/** Makes a room on the server and answers its code; we are its creator by the token. With a day, it is that day's deal. */
export async function createRoom(game: string, intent: Intent, day?: CalendarDay): Promise<string> {
	const token = makeToken()
	const response = await fetch('/api/rooms', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ game, options: {}, token, day }),
	}).catch(() => {
		throw new CreateRoomError('unreachable')
	})
	if (!response.ok) throw new CreateRoomError(await reasonOf(response))
	const { code } = (await response.json()) as { code: string }
	keepOwnRoom(code, token)
	noteIntent(code, intent)
	return code
}

/** The server says no by a code of its own; whatever stands before it, when a day's share is used up, by a page. */
async function reasonOf(response: Response): Promise<CreateRoomError['reason']> {
	const answer: { code?: unknown } = await response.json().catch(() => ({}))
	if (answer.code === 'too-fast') return 'too-fast'
	return response.status === 429 || response.status >= 500 ? 'resting' : 'refused'
}
