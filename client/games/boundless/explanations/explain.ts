import { coloursPerSeat } from '../../../../shared/games/boundless/rules/colours.ts'
import { costs } from '../../../../shared/games/boundless/rules/price.ts'
import { isPaidOut, planOf, ROUNDS } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { Table } from '../../../../shared/games/boundless/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Player } from '../../game.ts'
import { explanationWords } from './words.en.ts'

const { t } = explanationWords

export function explainPurse(table: Table, seat: Seat, players: readonly Player[]): string {
	const { name = '' } = players[seat] ?? {}
	return t('purse', { name, money: table.purses[seat] ?? 0, rounds: ROUNDS })
}

/** What one more token on a card would pay for those under it. */
export function explainStack({ stacks, round }: Table, space: number): string | undefined {
	const count = stacks[space]?.length ?? 0
	if (count === 0) return undefined
	const about = { count, each: costs.underneath, money: costs.underneath * count }
	return t(isPaidOut(round) ? 'stack.paid' : 'stack', about)
}

export function explainRound({ round }: Table): string {
	const { tokens } = planOf(round)
	return t('round', { round, rounds: ROUNDS, count: tokens })
}

export const explainIncome = (table: Table): string =>
	t('income', { money: planOf(table.round).income * coloursPerSeat(table) })
