import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { consequencesOf } from '../../../../shared/games/franchise/advice/consequences.ts'
import { pointsIn } from '../../../../shared/games/franchise/advice/points-in.ts'
import { type Taking, takingsBefore } from '../../../../shared/games/franchise/advice/rivals.ts'
import type { Step } from '../../../../shared/games/franchise/step.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { isRejected } from '../../../../shared/kernel/rejection.ts'
import { afterPaint } from '../../../app/after-paint.ts'
import { playOnce } from '../plan.ts'
import type { Row } from './rows.ts'

/** What a choice alone would bring at once: points by seat, and the end of the game. */
export interface Promised {
	gains: { seat: Seat; points: number }[] // those who get any; without what is counted at the end
	end?: 'red' | 'idle' | 'agreed' // how it would end the game
	rival?: Seat // who could take what one needs there before one plays again, if one does nothing now
}

export const keyOf = ({ kind, place }: Pick<Row, 'kind' | 'place'>): string => `${kind} ${place}`

const stepOf = ({ kind, place, offers }: Row): Step =>
	kind === 'share' ? { type: 'share', place } : { ...offers[0]!.step, type: 'develop' }

export function promiseOf(table: Table, row: Row): Promised | undefined {
	const told = consequencesOf(table, [stepOf(row)], playOnce)
	if (isRejected(told)) return undefined
	const brought = pointsIn(told.events, table.turn)
	const gains = table.seats.flatMap((_, seat) => {
		const points = brought.get(seat)
		return points === undefined ? [] : [{ seat, points }]
	})
	const over = told.events.find(({ type }) => type === 'over')
	return { gains, ...(over?.type === 'over' && { end: over.why }) }
}

/** Whether a row still ends the game beside what is staged: where it is staged itself, the whole turn says it. */
export function endsGame(
	{ end }: Promised,
	isChosen: boolean,
	staged: readonly Step[],
	after?: Table,
): boolean {
	if (end === undefined) return false
	if (isChosen) return after?.stage === 'over'
	return end !== 'idle' || !staged.some(({ type }) => type.startsWith('develop'))
}

/** What others could take if the turn ended with nothing done. */
function takingsIf(table: Table): Taking[] {
	const told = consequencesOf(table, [{ type: 'end' }], playOnce)
	return isRejected(told) ? [] : takingsBefore(told.table, table.turn)
}

/** What each row promises; found one by one while nobody waits, so that no tap is held up by it. */
export function usePromises(
	table: Table,
	rows: readonly Row[],
): ReadonlySignal<ReadonlyMap<string, Promised>> {
	const told = useSignal<ReadonlyMap<string, Promised>>(new Map())
	useEffect(() => {
		const found = new Map<string, Promised>()
		let isWanted = true
		const tell = () => {
			for (const { place, by } of takingsIf(table)) {
				const key = keyOf({ kind: 'share', place })
				const promise = found.get(key)
				if (promise) found.set(key, { ...promise, rival: by })
			}
			told.value = found
		}
		const findFrom = (index: number) => {
			if (!isWanted) return
			const row = rows[index]
			if (!row) return tell()
			const promise = promiseOf(table, row)
			if (promise) found.set(keyOf(row), promise)
			setTimeout(findFrom, 0, index + 1)
		}
		afterPaint(() => findFrom(0))
		return () => {
			isWanted = false
		}
	}, [table, rows.length])
	return told
}
