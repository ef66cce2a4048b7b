import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useHead } from '../../app/head.ts'
import { isRoomCode } from '../../app/room-code.ts'
import { secretIn } from '../../app/route.ts'
import { route } from '../../app/router.ts'
import { whoIn } from '../../app/seats.ts'
import { openConnection } from '../../connection/connection.ts'
import { Entrance } from './entrance.tsx'
import { NoSuchRoomNotice, PassagePage, PeerPage } from './parts.ts'
import { RoomStates } from './room-states.tsx'
import { roomWords } from './words.en.ts'

/** A room by its address: everything from joining to the result happens on this one page. */
export function RoomPage({ code }: { code: string }) {
	// As it was when this page came: it stays on screen until the next one has, wherever the address leads by then.
	const [isBetween] = useState(() => route.peek().page === 'peer')
	useHead(isBetween ? roomWords.t('title.devices') : roomWords.t('title', { code }), { noindex: true })
	const secret = usePassageSecret()
	if (!isRoomCode(code)) return <NoSuchRoomNotice code={code} />
	if (isBetween) return <PeerPage code={code} />
	if (secret.value !== undefined) return <PassagePage code={code} secret={secret} />
	return <Entrance>{(takeOver) => <KnownRoom code={code} takeOver={takeOver} />}</Entrance>
}

/** What a link holds by which a seat comes to this device. It may be opened where the room is open already. */
function usePassageSecret(): Signal<string | undefined> {
	const secret = useSignal(secretIn(location.hash))
	useEffect(() => {
		const look = () => {
			secret.value = secretIn(location.hash)
		}
		addEventListener('hashchange', look)
		return () => removeEventListener('hashchange', look)
	}, [])
	return secret
}

function KnownRoom({ code, takeOver }: { code: string; takeOver: () => void }) {
	const connection = useMemo(() => openConnection({ code, ...whoIn(code) }), [code])
	useEffect(() => () => connection.close(), [connection])
	return <RoomStates connection={connection} code={code} takeOver={takeOver} />
}
