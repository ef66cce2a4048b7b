import './host-gone.css'
import { useSignal } from '@preact/signals'
import { Button } from '../../design/button.tsx'
import type { PeerConnection } from '../../peer/open-peer-room.ts'
import { seatOf } from '../room/seats.ts'
import { goOnOnline } from './go-on-online.ts'
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
		<section class="host-gone" aria-labelledby="host-gone">
			<h2 id="host-gone">{t('gone', { name })}</h2>
			<p>{t('gone.text')}</p>
			<Button kind="primary" wide busy={busy.value} onClick={go}>
				{t('gone.go', { name })}
			</Button>
		</section>
	)
}
