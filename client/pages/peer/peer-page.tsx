import { useEffect } from 'preact/hooks'
import { isFingerprint } from '../../../shared/kernel/digits.ts'
import { keepHost, tokenFor } from '../../app/seats.ts'
import { useOpened } from '../../app/use-loaded.ts'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import { openPeerRoom } from '../../peer/open-peer-room.ts'
import { Entrance } from '../room/entrance.tsx'
import { RoomStates } from '../room/room-states.tsx'
import { roomWords } from '../room/words.en.ts'
import { followDraws } from './follow-draws.ts'
import { HostGone } from './host-gone.tsx'
import { OthersGone } from './others-gone.tsx'
import { IncompleteLinkNotice, InsecureNotice } from './peer-notices.tsx'

/** A room that one of the players' devices keeps: as any other room, once the way to that device is found. */
export function PeerPage({ code }: { code: string }) {
	const fingerprint = location.hash.slice(1)
	if (!isFingerprint(fingerprint)) return <IncompleteLinkNotice />
	if (!isSecureContext) return <InsecureNotice />
	return (
		<Entrance>
			{(takeOver) => <KnownPeerRoom code={code} fingerprint={fingerprint} takeOver={takeOver} />}
		</Entrance>
	)
}

interface KnownPeerRoomProps {
	code: string
	fingerprint: string
	takeOver: () => void
}

function KnownPeerRoom({ code, fingerprint, takeOver }: KnownPeerRoomProps) {
	const connection = useOpened(async () => {
		const token = tokenFor(code)
		keepHost(code, fingerprint)
		return openPeerRoom({ code, fingerprint, token })
	}, [code, fingerprint])
	useEffect(() => connection && followDraws(connection), [connection])

	if (!connection) return <WagonLoader label={roomWords.t('connecting')} />
	return (
		<>
			<RoomStates connection={connection} code={code} takeOver={takeOver} />
			<HostGone connection={connection} fingerprint={fingerprint} />
			<OthersGone connection={connection} fingerprint={fingerprint} />
		</>
	)
}
