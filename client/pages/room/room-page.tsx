import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { useHead } from '../../app/head.ts'
import { isRoomCode } from '../../app/room-code.ts'
import { route } from '../../app/router.ts'
import { tokenFor } from '../../app/seats.ts'
import { openConnection } from '../../connection/connection.ts'
import { NoSuchRoomNotice } from '../notices/room-notices.tsx'
import { loadTable, PeerPage } from './parts.ts'
import { RoomStates } from './room-states.tsx'
import { roomWords } from './words.ts'

/** A room by its address: everything from joining to the result happens on this one page. */
export function RoomPage({ code }: { code: string }) {
	useHead(roomWords.t('title', { code }), { noindex: true })
	if (!isRoomCode(code)) return <NoSuchRoomNotice code={code} />
	return route.value.page === 'peer' ? <PeerPage code={code} /> : <KnownRoomPage code={code} />
}

function KnownRoomPage({ code }: { code: string }) {
	const attempt = useSignal(0) // another one takes over from another tab
	const connection = useMemo(() => openConnection({ code, token: tokenFor(code) }), [code, attempt.value])
	useEffect(() => () => connection.close(), [connection])
	useEffect(() => {
		void loadTable() // in parallel with connecting; whoever only joins has it for later
	}, [])

	return (
		<RoomStates
			key={attempt.value}
			connection={connection}
			code={code}
			takeOver={() => {
				attempt.value += 1
			}}
		/>
	)
}
