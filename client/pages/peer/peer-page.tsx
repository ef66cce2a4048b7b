import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isFingerprint } from '../../../shared/sync/peer/door.ts'
import { keepHost, tokenFor } from '../../app/seats.ts'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import { openPeerRoom } from '../../peer/open-peer-room.ts'
import { loadTable } from '../room/parts.ts'
import { RoomStates } from '../room/room-states.tsx'
import { roomWords } from '../room/words.ts'
import { useOpened } from '../use-loaded.ts'
import { followDraws } from './follow-draws.ts'
import { HostGone } from './host-gone.tsx'
import { IncompleteLinkNotice, InsecureNotice } from './peer-notices.tsx'

/** A room that one of the players' devices keeps: as any other room, once the way to that device is found. */
export function PeerPage({ code }: { code: string }) {
	const fingerprint = location.hash.slice(1)
	if (!isFingerprint(fingerprint)) return <IncompleteLinkNotice />
	if (!isSecureContext) return <InsecureNotice />
	return <KnownPeerPage code={code} fingerprint={fingerprint} />
}

function KnownPeerPage({ code, fingerprint }: { code: string; fingerprint: string }) {
	const attempt = useSignal(0) // another one takes over from another tab
	const connection = useOpened(async () => {
		const token = tokenFor(code)
		keepHost(code, fingerprint)
		return openPeerRoom({ code, fingerprint, token })
	}, [code, fingerprint, attempt.value])
	useEffect(() => connection && followDraws(connection), [connection])
	useEffect(() => {
		void loadTable() // in parallel with connecting; whoever only joins has it for later
	}, [])

	if (!connection) return <WagonLoader label={roomWords.t('connecting')} />
	return (
		<>
			<RoomStates
				key={attempt.value}
				connection={connection}
				code={code}
				takeOver={() => {
					attempt.value += 1
				}}
			/>
			<HostGone connection={connection} fingerprint={fingerprint} />
		</>
	)
}
