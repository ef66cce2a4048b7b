import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { navigate } from '../../app/router.ts'
import type { PeerConnection } from '../../peer/open-peer-room.ts'
import { findOnline, type Online } from './find-online.ts'
import { MeetingPlace } from './meeting-place.tsx'
import { peerWords } from './words.en.ts'

const { t } = peerWords

const PATIENCE = 4000 // milliseconds: whoever waits for the host is back before

interface OthersGoneProps {
	connection: PeerConnection
	fingerprint: string
}

/** The host comes back in the middle of a game, and nobody is there: they may have gone on online without it. */
export function OthersGone({ connection, fingerprint }: OthersGoneProps) {
	const online = useSignal<Online | undefined>(undefined)
	const isAlone = isLeftAlone(connection)
	const epoch = connection.room.value?.epoch ?? 0
	useEffect(() => {
		online.value = undefined
		if (!isAlone) return
		let timer: ReturnType<typeof setTimeout> | undefined
		let isWanted = true
		const ask = () => {
			clearTimeout(timer)
			timer = setTimeout(async () => {
				const game = await connection.kept()
				const found = game && (await findOnline(fingerprint, game))
				if (isWanted) online.value = found
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
	}, [isAlone, fingerprint, epoch, online, connection])
	const found = online.value
	if (!isAlone || found === undefined) return null
	return (
		<MeetingPlace
			title={t(found.began === 'same' ? 'online' : 'differs')}
			text={found.began === 'same' ? t('online.text') : t(`differs.${found.began}`)}
			label={t(found.began === 'same' ? 'online.go' : 'differs.join')}
			go={() => navigate(found.path)}
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
