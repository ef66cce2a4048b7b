import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { navigate } from '../../app/router.ts'
import type { PeerConnection } from '../../peer/open-peer-room.ts'
import { findOnline } from './find-online.ts'
import { MeetingPlace } from './meeting-place.tsx'
import { peerWords } from './words.ts'

const { t } = peerWords

const PATIENCE = 4000 // milliseconds: whoever waits for the host is back before

interface OthersGoneProps {
	connection: PeerConnection
	fingerprint: string
}

/** The host comes back in the middle of a game, and nobody is there: they may have gone on online without it. */
export function OthersGone({ connection, fingerprint }: OthersGoneProps) {
	const path = useSignal<string | undefined>(undefined)
	const isAlone = isLeftAlone(connection)
	const epoch = connection.room.value?.epoch ?? 0
	useEffect(() => {
		path.value = undefined
		if (!isAlone) return
		let timer: ReturnType<typeof setTimeout> | undefined
		let isWanted = true
		const ask = () => {
			clearTimeout(timer)
			timer = setTimeout(async () => {
				const found = await findOnline(fingerprint, epoch)
				if (isWanted) path.value = found
			}, PATIENCE)
		}
		ask()
		document.addEventListener('visibilitychange', ask) // the phone was in a pocket
		addEventListener('online', ask) // or out of reach
		return () => {
			isWanted = false
			clearTimeout(timer)
			removeEventListener('online', ask)
			document.removeEventListener('visibilitychange', ask)
		}
	}, [isAlone, fingerprint, epoch, path])
	const found = path.value
	if (!isAlone || found === undefined) return null
	return (
		<MeetingPlace
			title={t('online')}
			text={t('online.text')}
			label={t('online.go')}
			go={() => navigate(found)}
		/>
	)
}

/** Whether we keep a game that others could go on with, and none of those who play is here. */
function isLeftAlone({ room, you, presence, canBeLeft }: PeerConnection): boolean {
	const { phase, seats = [] } = room.value ?? {}
	const here = presence.value?.here
	if (phase !== 'playing' || !here || !canBeLeft()) return false
	const others = seats.filter(({ id, played }) => played === 'person' && id !== you.value)
	return others.length > 0 && !others.some(({ id }) => here.includes(id))
}
