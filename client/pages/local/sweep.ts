import { answerTo } from '../../app/indexed-database.ts'
import { isLocalCode } from '../../app/room-code.ts'
import { isKnownRoom } from '../../app/seats.ts'
import { forget } from '../../app/storage.ts'
import { read } from '../../authority/database.ts'
import { eraseLocalRoom } from './local-room.ts'

/** Clears a room on this device away, and who played there. */
export async function clearAway(code: string): Promise<void> {
	forget(`people.${code}`)
	await eraseLocalRoom(code)
}

/** Rooms on this device that nobody has been to for two weeks make room, like any other. */
export async function sweepLocalRooms(): Promise<void> {
	const keys = await read(['kept', 'entries'], async (at) => [
		...(await answerTo(at('kept').getAllKeys())),
		...(await answerTo(at('entries').getAllKeys())),
	])
	const rooms = new Set((keys as [string, unknown][]).map(([room]) => room))
	for (const code of rooms) if (isLocalCode(code) && !isKnownRoom(code)) await clearAway(code)
}
