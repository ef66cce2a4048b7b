import type { Explanation } from '../../games/game.ts'
import type { TableModel } from '../table-model.ts'
import { explanationWords } from './words.en.ts'

const { t } = explanationWords

/** The seat whose chip something is on. */
const seatOf = (sign: Element): number => Number(sign.closest<HTMLElement>('[data-seat]')?.dataset.seat)

/** What every table shows, where its game has nothing better to say about it. */
export const tableSigns = (table: TableModel): readonly Explanation[] => [
	[
		'.player-score',
		(sign) => {
			const seat = seatOf(sign)
			const { name = '' } = table.players.value[seat] ?? {}
			return table.hidesScores.value
				? t('score.secret', { name })
				: t('score', { name, score: table.tellScore(table.scores.value[seat] ?? 0) })
		},
	],
	[
		'.player-ping',
		(sign) => {
			const { name = '', network } = table.players.value[seatOf(sign)] ?? {}
			return network && t('ping', { name, ping: network.ping })
		},
	],
	['.player-sign', (sign) => t('sign', { name: table.players.value[seatOf(sign)]?.name ?? '' })],
	['.player-turn', () => t('turn')],
	['.table-code', () => t('code')],
	['.table-dot', () => t('connection')],
	['.dock-actions .button-primary', () => t('action')],
	['#table-prompt', () => (table.notice.value === undefined ? t('prompt') : undefined)],
]
