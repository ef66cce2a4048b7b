import { useSignal } from '@preact/signals'
import { navigate } from '../../app/router.ts'
import type { PeerConnection } from '../../peer/open-peer-room.ts'
import { seatOf } from '../../room/seats.ts'
import type { Online } from './find-online.ts'
import { goOnApart, goOnOnline } from './go-on-online.ts'
import { MeetingPlace } from './meeting-place.tsx'
import { peerWords } from './words.en.ts'

const { t } = peerWords

interface HostGoneProps {
	connection: PeerConnection
	fingerprint: string
}

/** The host is gone in the middle of a game that hides nothing: whoever plays need not wait. */
export function HostGone({ connection, fingerprint }: HostGoneProps) {
	const busy = useSignal(false)
	const other = useSignal<Online | undefined>(undefined) // a room that went on from something else
	const { status, room, you, copy } = connection
	const game = copy.value
	const isPlaying = room.value?.phase === 'playing' && typeof you.value === 'number'
	if (status.value !== 'host-away' || !isPlaying || !game) return null
	const ours = { game, seat: you.value, fingerprint }
	const name = seatOf(room.value!, room.value!.creator)?.name ?? t('gone.host')
	const whileBusy = async (work: () => Promise<void>) => {
		busy.value = true
		await work()
		busy.value = false
	}
	const found = other.value
	return found && found.began !== 'same' ? (
		<MeetingPlace
			title={t('differs')}
			text={`${t(`differs.${found.began}`)} ${t('differs.choice')}`}
			label={t('differs.own')}
			busy={busy.value}
			go={() => whileBusy(() => goOnApart(ours))}
			instead={{ label: t('differs.join'), go: () => navigate(found.path) }}
		/>
	) : (
		<MeetingPlace
			title={t('gone', { name })}
			text={t('gone.text')}
			label={t('gone.go', { name })}
			busy={busy.value}
			go={() =>
				whileBusy(async () => {
					other.value = await goOnOnline(ours)
				})
			}
		/>
	)
}
