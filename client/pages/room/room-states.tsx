import { useEffect, useState } from 'preact/hooks'
import type { Connection } from '../../connection/connection.ts'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import { OutdatedNotice } from '../notices/broken-notice.tsx'
import { OfflineNotice, UnreachableNotice } from '../notices/waiting-notices.tsx'
import { InsideRoom } from './inside-room.tsx'
import { ClosedNotice, HostAwayNotice, NoSuchRoomNotice, ReplacedNotice, ShutNotice } from './parts.ts'
import { roomWords } from './words.en.ts'

const PATIENCE = 6000 // milliseconds after which waiting wants an explanation

interface RoomStatesProps {
	connection: Connection
	code: string
	takeOver: () => void
}

/** Whether there is a room at all, and whether we are in it. */
export function RoomStates({ connection, code, takeOver }: RoomStatesProps) {
	const late = useLate()
	const room = connection.room.value
	const status = connection.status.value
	switch (status) {
		case 'no-such-room':
			return <NoSuchRoomNotice code={code} />
		case 'room-closed':
			return <ClosedNotice code={code} />
		case 'room-full':
		case 'locked':
		case 'banned':
			return (
				<ShutNotice why={status} code={code} retry={status === 'banned' ? takeOver : connection.retryNow} />
			)
		case 'replaced':
			return <ReplacedNotice code={code} takeOver={takeOver} />
		case 'outdated':
			return <OutdatedNotice />
	}
	if (room && connection.you.value !== undefined)
		return <InsideRoom connection={connection} code={code} room={room} />
	if (status === 'offline') return <OfflineNotice />
	if (status === 'host-away') return <HostAwayNotice />
	if (late) return <UnreachableNotice retry={connection.retryNow} />
	return <WagonLoader label={roomWords.t('connecting')} />
}

/** Whether the room has kept us waiting for long. */
function useLate(): boolean {
	const [late, setLate] = useState(false)
	useEffect(() => {
		const timer = setTimeout(() => setLate(true), PATIENCE)
		return () => clearTimeout(timer)
	}, [])
	return late
}
