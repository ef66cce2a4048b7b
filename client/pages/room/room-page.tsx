import { useEffect, useMemo, useState } from 'preact/hooks'
import { useHead } from '../../app/head.ts'
import { isRoomCode } from '../../app/room-code.ts'
import { route } from '../../app/router.ts'
import { whoIn } from '../../app/seats.ts'
import { openConnection } from '../../connection/connection.ts'
import { Entrance } from './entrance.tsx'
import { NoSuchRoomNotice, PeerPage } from './parts.ts'
import { RoomStates } from './room-states.tsx'
import { roomWords } from './words.en.ts'

/** A room by its address: everything from joining to the result happens on this one page. */
export function RoomPage({ code }: { code: string }) {
	// As it was when this page came: it stays on screen until the next one has, wherever the address leads by then.
	const [isBetween] = useState(() => route.peek().page === 'peer')
	useHead(isBetween ? roomWords.t('title.devices') : roomWords.t('title', { code }), { noindex: true })
	if (!isRoomCode(code)) return <NoSuchRoomNotice code={code} />
	if (isBetween) return <PeerPage code={code} />
	return <Entrance>{(takeOver) => <KnownRoom code={code} takeOver={takeOver} />}</Entrance>
}

function KnownRoom({ code, takeOver }: { code: string; takeOver: () => void }) {
	const connection = useMemo(() => openConnection({ code, ...whoIn(code) }), [code])
	useEffect(() => () => connection.close(), [connection])
	return <RoomStates connection={connection} code={code} takeOver={takeOver} />
}
