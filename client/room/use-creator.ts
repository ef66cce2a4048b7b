import { useEffect, useState } from 'preact/hooks'
import type { RoomView } from '../../shared/room/view.ts'
import type { Connection } from '../connection/connection.ts'
import { actsAsCreator, powersIn } from './seats.ts'

/** Whether we may arrange the table; looks again when an absent creator's minute is over. */
export function useCreator(connection: Connection, room: RoomView): boolean {
	const [, lookAgain] = useState(0)
	const wait = powersIn(connection, room)
	useEffect(() => {
		if (wait === undefined) return undefined
		const timer = setTimeout(() => lookAgain((times) => times + 1), wait + 500)
		return () => clearTimeout(timer)
	}, [wait])
	return actsAsCreator(connection, room)
}
