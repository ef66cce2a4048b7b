import { useEffect, useReducer } from 'preact/hooks'
import { NUDGE_AFTER } from '../../../shared/room/nudge.ts'
import type { Connection } from '../../connection/connection.ts'
import { lazily } from '../../design/lazily.tsx'

/** What people do about a game that does not go on is loaded once it does not. */
export const Patience = lazily(
	async () => (await import('./patience.tsx')).Patience,
	() => null,
)

export const TimeLeft = lazily(
	async () => (await import('./time-left.tsx')).TimeLeft,
	() => null,
)

/** Draws again at some time on the authority's clock, if there is one to come. */
export function useLookAt({ clockOffset }: Connection, at: number | undefined): void {
	const [, lookAgain] = useReducer((count: number) => count + 1, 0)
	const wait = (at ?? 0) - Date.now() - clockOffset()
	useEffect(() => {
		const timer = wait > 0 ? setTimeout(lookAgain, wait, undefined) : undefined
		return () => clearTimeout(timer)
	}, [at])
}

/** Whether there is anything to be said: something is proposed, or the game stands still. */
export function useStandstill(connection: Connection): boolean {
	const { room, table, owns, clockOffset } = connection
	const { since, paused } = table.value?.now ?? {}
	const late = since === undefined ? undefined : since + NUDGE_AFTER
	useLookAt(connection, late)
	if (room.value?.phase !== 'playing') return false
	const isSlow = late !== undefined && Date.now() + clockOffset() >= late
	return isSlow || paused === true || room.value.proposal !== undefined || owns.value !== null
}
