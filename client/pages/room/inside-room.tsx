import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { RoomView } from '../../../shared/room/view.ts'
import { isLocalCode } from '../../app/room-code.ts'
import { hostOf, noteSeat } from '../../app/seats.ts'
import type { Connection } from '../../connection/connection.ts'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import { watchRemoval } from '../../door/removal.ts'
import { watchGames } from '../../fairness/watch.ts'
import { seatOf } from '../../room/seats.ts'
import { JoinPage, LobbyPage, MovedNotice } from './parts.ts'
import { TableAndResult } from './table-and-result.tsx'
import { useIntent } from './use-intent.ts'
import { roomWords } from './words.en.ts'

interface InsideRoomProps {
	connection: Connection
	code: string
	room: RoomView
}

/** Joining, lobby or table, as the room's state and the visitor's choice want it. */
export function InsideRoom({ connection, code, room }: InsideRoomProps) {
	const seated = typeof connection.you.value === 'number'
	const watching = useSignal(false) // chose to; a seat ends it
	const arranging = useSignal(0) // the epoch whose result was left for the lobby
	const preparing = useIntent(connection, code)

	const holds = seated || connection.owns.value !== null
	// A server is asked how far its rooms are; of others nobody else knows.
	const phase = isLocalCode(code) || hostOf(code) !== undefined ? room.phase : undefined
	useEffect(() => {
		noteSeat(code, holds ? room.game : undefined, { kept: room.kept, phase })
	}, [holds, code, room.game, room.kept, phase])
	useEffect(() => watchGames(connection, code), [connection, code])
	useEffect(() => watchRemoval(connection), [connection])

	// Whoever lets a bot play stays at the table: the way back is there. Who leaves it goes to the door.
	const isAtTable = useRef(false)
	const left = seatOf(room, connection.owns.value)
	if (seated) isAtTable.current = true
	else if (left?.played === 'nobody') isAtTable.current = false
	const staysBy = left !== undefined && isAtTable.current

	if (preparing) return <WagonLoader label={roomWords.t('preparing')} />
	if (room.moved) return <MovedNotice connection={connection} room={room} to={room.moved} />
	if (!seated && !watching.value && !staysBy) {
		const watch = () => {
			watching.value = true
		}
		return <JoinPage connection={connection} room={room} watch={watch} />
	}
	if (room.phase === 'lobby' || (room.phase === 'over' && arranging.value === room.epoch)) {
		const join = () => {
			watching.value = false
		}
		const back = () => {
			arranging.value = 0
		}
		return (
			<LobbyPage
				connection={connection}
				room={room}
				join={join}
				back={room.phase === 'over' ? back : undefined}
			/>
		)
	}
	const arrange = () => {
		watching.value = seated
		arranging.value = room.epoch
	}
	return <TableAndResult connection={connection} code={code} arrange={arrange} />
}
