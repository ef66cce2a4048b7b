import './time-left.css'
import { useEffect, useReducer } from 'preact/hooks'
import type { Seat } from '../../../shared/kernel/game.ts'
import { allowances } from '../../../shared/room/clock.ts'
import type { TableView } from '../../../shared/room/view.ts'
import type { Connection } from '../../connection/connection.ts'
import { patienceWords } from './words.en.ts'

export interface TimeLeftProps {
	connection: Connection
	seat: Seat
}

const A_SECOND = 1_000
const LITTLE = 30_000

/** What somebody has left for the whole game. It changes only while a turn takes longer than it may. */
export function TimeLeft({ connection, seat }: TimeLeftProps) {
	const [, lookAgain] = useReducer((count: number) => count + 1, 0)
	const now = connection.table.value?.now
	const left = now && leftOf(now, seat, Date.now() + connection.clockOffset())
	const isRunning = now?.clock?.running === seat
	useEffect(() => {
		if (!isRunning) return undefined
		const timer = setInterval(lookAgain, A_SECOND, undefined)
		return () => clearInterval(timer)
	}, [isRunning])
	if (left === undefined) return null
	const seconds = Math.ceil(left / A_SECOND)
	const shown = `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`
	return (
		<span class="player-time" data-running={isRunning} data-little={left < LITTLE}>
			<span aria-hidden="true">{shown}</span>
			<span class="unseen">{patienceWords.t('left', { count: Math.ceil(seconds / 60) })}</span>
		</span>
	)
}

/** The page's own clock is held against the authority's, so that this is what a flag would fall by. */
function leftOf(
	{ clock, since }: Pick<TableView['now'], 'clock' | 'since'>,
	seat: Seat,
	at: number,
): number | undefined {
	const left = clock?.left[seat]
	if (!clock || left === undefined) return undefined
	if (clock.running !== seat || since === undefined || !(clock.pace in allowances)) return left
	const over = clock.spent + at - since - allowances[clock.pace].turn
	return Math.max(0, left - Math.max(0, over))
}
