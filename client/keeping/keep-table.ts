import type { RoomView } from '../../shared/room/view.ts'
import { hostOf, isOwnRoom, tokenFor } from '../app/seats.ts'
import type { Connection } from '../connection/connection.ts'
import { toast } from '../design/announcer.tsx'
import { tell } from '../room/tell.tsx'
import { keepingWords } from './words.en.ts'

const { t } = keepingWords

/** Whether it is for us to say that a room stays: nobody decides that in its creator's place. */
export const mayKeep = ({ you }: Connection, room: RoomView): boolean =>
	(typeof you.value === 'number' ? room.creator === you.value : isOwnRoom(room.code)) &&
	(room.kept === true || room.phase === 'over')

/** Lets a room stay for a year, or not any more, and says so: by a command where a device keeps it, else by asking the server. */
export async function keepTable(connection: Connection, { code }: RoomView, kept: boolean): Promise<void> {
	const done =
		hostOf(code) === undefined ? await askServer(code, kept) : await tell(connection, 'keep', { kept })
	if (done) toast(t(kept ? 'keep.done' : 'let-go.done'))
}

async function askServer(code: string, kept: boolean): Promise<boolean> {
	const body = JSON.stringify({ token: tokenFor(code), kept })
	const answer = await fetch(`/api/rooms/${code}/keep`, { method: 'POST', body }).catch(() => undefined)
	if (answer?.ok) return true
	const refused = (await answer?.json().catch(() => undefined)) as { code?: string } | undefined
	toast(t(refused?.code === 'too-many-kept' ? 'too-many' : 'failed'))
	return false
}
