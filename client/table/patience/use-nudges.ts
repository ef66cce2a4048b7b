import { useEffect } from 'preact/hooks'
import type { Connection } from '../../connection/connection.ts'
import { toast } from '../../design/announcer.tsx'
import { seatOf } from '../../room/seats.ts'
import { playSound, vibrate } from '../../sound/sound.ts'
import { patienceWords } from './words.en.ts'

/** Makes itself heard when somebody waits for us. */
export function useNudges({ room, you }: Connection, isWanted: boolean): void {
	const nudge = room.value?.nudge
	const isMine = isWanted && nudge !== undefined && nudge.seat === you.value
	useEffect(() => {
		if (!isMine || !room.value) return
		playSound('chime')
		vibrate([80, 60, 80, 60, 160])
		toast(patienceWords.t('nudged', { name: seatOf(room.value, nudge.by)?.name ?? '' }))
	}, [isMine, nudge?.at])
}
