import { effect } from '@preact/signals'
import type { RoomView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { toast } from '../../design/announcer.tsx'
import { openSeats } from '../../room/seats.ts'
import { lobbyWords } from '../lobby/words.en.ts'

const followed = new WeakSet<Connection>()

/**
 * Says it when somebody who asked for a seat will not get it, wherever they look meanwhile. That they ask no more is
 * told before the room shows why, or together with it.
 */
export function followAnswer(connection: Connection): void {
	if (followed.has(connection)) return
	followed.add(connection)
	const { asks, you, room } = connection
	let asked: { seat: number; room: RoomView | undefined } | undefined // and the room as it was till then
	effect(() => {
		const shown = room.value
		if (asks.value !== null) asked = { seat: asks.value, room: shown }
		if (asks.value !== null || !asked || shown === asked.room) return
		const { seat } = asked
		asked = undefined
		if (you.peek() !== null) return
		const isStillOpen = shown && openSeats(shown).some(({ id }) => id === seat)
		if (!withdrawn.delete(connection)) toast(lobbyWords.t(isStillOpen ? 'join.asked.no' : 'join.asked.gone'))
	})
}

const withdrawn = new WeakSet<Connection>()

/** Whoever takes it back themselves need not be told. */
export const expectNoAnswer = (connection: Connection): void => void withdrawn.add(connection)
