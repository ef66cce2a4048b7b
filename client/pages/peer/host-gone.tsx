import { useSignal } from '@preact/signals'
import type { PeerConnection } from '../../peer/open-peer-room.ts'
import { seatOf } from '../room/seats.ts'
import { goOnOnline } from './go-on-online.ts'
import { MeetingPlace } from './meeting-place.tsx'
import { peerWords } from './words.ts'

const { t } = peerWords

interface HostGoneProps {
	connection: PeerConnection
	fingerprint: string
}

/** The host is gone in the middle of a game that hides nothing: whoever plays need not wait. */
export function HostGone({ connection, fingerprint }: HostGoneProps) {
	const busy = useSignal(false)
	const { status, room, you, log } = connection
	const isPlaying = room.value?.phase === 'playing' && typeof you.value === 'number'
	if (status.value !== 'host-away' || !isPlaying || log.value.length === 0) return null
	const name = seatOf(room.value!, room.value!.creator)?.name ?? t('gone.host')
	const go = async () => {
		busy.value = true
		await goOnOnline(connection, fingerprint)
		busy.value = false
	}
	return (
		<MeetingPlace
			title={t('gone', { name })}
			text={t('gone.text')}
			label={t('gone.go', { name })}
			busy={busy.value}
			go={go}
		/>
	)
}
