import { effect } from '@preact/signals'
import type { RoomView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { toast } from '../../design/announcer.tsx'
import { lobbyWords } from '../lobby/words.ts'
import { openSeats } from '../room/seats.ts'

const followed = new WeakSet<Connection>()

/**
 * Says it when somebody who asked for a seat will not get it, wherever they look meanwhile. That they ask no more is
 * told before the room shows why.
 */
export function followAnswer(connection: Connection): void {
	if (followed.has(connection)) return
	followed.add(connection)
	const { asks, you, room } = connection
	let asked: number | null = null
	let lost: { seat: number; room: RoomView | undefined } | undefined
	effect(() => {
		if (asked !== null && asks.value === null && you.value === null) lost = { seat: asked, room: room.peek() }
		asked = asks.value
		if (!lost || room.value === lost.room) return
		const isStillOpen = room.value && openSeats(room.value).some(({ id }) => id === lost?.seat)
		lost = undefined
		if (!withdrawn.delete(connection)) toast(lobbyWords.t(isStillOpen ? 'join.asked.no' : 'join.asked.gone'))
	})
}

const withdrawn = new WeakSet<Connection>()

/** Whoever takes it back themselves need not be told. */
export const expectNoAnswer = (connection: Connection): void => void withdrawn.add(connection)
