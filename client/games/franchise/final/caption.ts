import type { FinalSource } from '../../../../shared/games/franchise/rules/final-score.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import type { Player } from '../../game.ts'
import { nameOf } from '../guidance.ts'
import { franchiseWords } from '../words.en.ts'
import { finalWords } from './words.en.ts'

/** What is said while one source of the final scoring is counted; nothing where it brings nobody anything. */
export function captionOfCount(
	source: FinalSource,
	{ seats }: Table,
	players: readonly Player[],
): string | undefined {
	const gains = seats.flatMap(({ points }, seat) =>
		points[source] === 0
			? []
			: [franchiseWords.t('gain', { points: points[source], name: nameOf(players, seat) })],
	)
	return gains.length === 0 ? undefined : finalWords.t(`told.${source}`, { gains: gains.join(', ') })
}
