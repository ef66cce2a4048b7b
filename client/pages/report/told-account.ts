import type { Seat } from '../../../shared/kernel/game.ts'
import { CERTAIN } from '../../../shared/report/parts.ts'
import { inPercents } from '../../../shared/report/percents.ts'
import type { Account, JudgedTurn } from '../../../shared/report/report.ts'
import type { Player } from '../../games/game.ts'
import { reportWords } from './words.en.ts'

/** An account as people read it: in whole per cent that add up as they stand there. */
export interface ToldAccount {
	fair: number
	luck: number
	own: number // what the seat's moves brought
	others: number
	result: number
}

export function tellAccount({ fair, luck, offered, missed, others }: Account): ToldAccount {
	const percents = inPercents([fair, luck, offered, missed, others])
	const [fairly, lucky, best, less, other] = percents as [number, number, number, number, number]
	return {
		fair: fairly,
		luck: lucky,
		own: best + less,
		others: other,
		result: percents.reduce((sum, part) => sum + part, 0),
	}
}

/** What made most of the difference. */
export type Reason = 'luck' | 'own' | 'others'

export function reasonOf({ luck, own, others }: ToldAccount): { reason: Reason; isGood: boolean } {
	const parts: [Reason, number][] = [
		['own', own],
		['luck', luck],
		['others', others],
	]
	const [reason, most] = parts.toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))[0]!
	return { reason, isGood: most >= 0 }
}

/** Whether chance changed anything after the start. */
export const hasDraws = (turns: readonly JudgedTurn[]): boolean =>
	turns.some(({ made, after }) => after.some((chance, seat) => chance !== made[seat]))

/** Where a seat had a better move than the one it made. */
export interface Slips {
	count: number
	moves: number // of all its own
	worst: number // what the dearest of them cost, in whole per cent
}

export function slipsOf(turns: readonly JudgedTurn[], seat: Seat): Slips {
	const own = turns.filter((turn) => turn.seat === seat)
	const costs = own
		.filter(({ better }) => better !== undefined)
		.map(({ best, made }) => percentOf(best[seat]! - made[seat]!))
	return { count: costs.length, moves: own.length, worst: Math.max(0, ...costs) }
}

/** Who it is, to whoever looks back: “Ann · you”. */
export const nameFor = ({ name, mine }: Player): string => (mine ? reportWords.t('you', { name }) : name)

/** A chance in whole per cent. */
export const percentOf = (parts: number): number => Math.round((100 * parts) / CERTAIN)
