import type { Connection } from '../../connection/connection.ts'
import { toast } from '../../design/announcer.tsx'
import { seatOf } from '../../room/seats.ts'
import { lobbyWords } from '../lobby/words.en.ts'

/** Says what one is called here, where it is not what one asked for: it was taken, too long, or not fit to be shown. */
export function tellOwnName({ room, you }: Connection, wished: string): void {
	const seat = room.value && seatOf(room.value, you.value)
	const isAsked = seat?.name === wished.trim().replace(/\s+/g, ' ').normalize('NFC')
	if (seat && !isAsked) toast(lobbyWords.t('join.called', { name: seat.name }))
}
