import type { Outcome } from '../../shared/kernel/game.ts'
import { listOf } from '../i18n/list-of.ts'
import type { TableModel } from './table-model.ts'
import { tableWords } from './words.en.ts'

/** Who won, in a sentence. */
export function describeOutcome(
	{ scores, winners }: Outcome,
	{ players, tellScore }: Pick<TableModel, 'players' | 'tellScore'>,
): string {
	const score = tellScore(Math.max(...winners.map((seat) => scores[seat] ?? 0)))
	const [first, ...others] = winners.map((seat) => players.value[seat])
	if (others.length > 0) {
		const names = [first, ...others].map((player) => player?.name ?? '')
		return tableWords.t('over.shared', { names: listOf(names), score })
	}
	if (first?.mine) return tableWords.t('over.you', { score })
	return tableWords.t('over.one', { name: first?.name ?? '', score })
}
