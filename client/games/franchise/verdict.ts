import { decideOutcome } from '../../../shared/games/franchise/rules/final-score.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { listOf } from '../../i18n/list-of.ts'
import type { Player } from '../game.ts'
import { nameOf } from './guidance.ts'
import { franchiseWords } from './words.en.ts'

const { t } = franchiseWords

/** Who wins a game that is over, with how much, and what the reader has then; undefined while it goes on. */
export function verdictOn(table: Table, players: readonly Player[]): string | undefined {
	const outcome = decideOutcome(table)
	if (!outcome) return undefined
	const { scores, winners } = outcome
	const isMine = (seat: number) => Boolean(players[seat]?.mine)
	const names = winners
		.toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)))
		.map((seat) => nameOf(players, seat))
	const score = scores[winners[0]!]!
	if (winners.length === 1 && isMine(winners[0]!)) return t('verdict.you', { score })
	const verdict =
		winners.length === 1
			? t('verdict.one', { name: names[0]!, score })
			: t('verdict.shared', { names: listOf(names), score })
	const own = players.findIndex(({ mine }) => mine)
	return own === -1 || winners.includes(own) ? verdict : t('verdict.own', { verdict, own: scores[own]! })
}
