import type { Outcome } from '../../shared/kernel/game.ts'
import type { Player } from '../games/game.ts'
import { listOf } from '../i18n/list-of.ts'
import { tableWords } from './words.ts'

/** Who won, in a sentence. */
export function describeOutcome({ scores, winners }: Outcome, players: readonly Player[]): string {
	const count = Math.max(...winners.map((seat) => scores[seat] ?? 0))
	const [first, ...others] = winners.map((seat) => players[seat])
	if (others.length > 0) {
		const names = [first, ...others].map((player) => player?.name ?? '')
		return tableWords.t('over.shared', { names: listOf(names), count })
	}
	if (first?.mine) return tableWords.t('over.you', { count })
	return tableWords.t('over.one', { name: first?.name ?? '', count })
}
