import { useEffect } from 'preact/hooks'
import type { Connection } from '../../connection/connection.ts'
import { toast } from '../../design/announcer.tsx'
import { seatOf } from '../../room/seats.ts'
import { tell } from '../../room/tell.tsx'
import { patienceWords } from './words.en.ts'

/** Where others, or the clock, let a bot play for us, the first touch takes the seat back. */
export function useComeBack(connection: Connection, isWanted: boolean): void {
	const { room, owns } = connection
	const seat = room.value && seatOf(room.value, owns.value)
	const isStoodIn = isWanted && room.value?.phase === 'playing' && seat?.standsIn === true
	useEffect(() => {
		if (!isStoodIn) return undefined
		toast(patienceWords.t('stood-in'))
		const waiting = new AbortController()
		const comeBack = () => {
			waiting.abort()
			void tell(connection, 'reclaim')
		}
		for (const act of ['pointerdown', 'keydown'])
			addEventListener(act, comeBack, { signal: waiting.signal, capture: true })
		return () => waiting.abort()
	}, [isStoodIn, connection])
}
