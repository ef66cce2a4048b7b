import { isToldTo } from '../../../shared/room/told-to.ts'
import type { TableView } from '../../../shared/room/view.ts'
import { PlayerTable } from '../../design/player-table.tsx'
import type { AnyTableGame, GameResult } from '../../games/game.ts'
import { resultWords } from './words.en.ts'

const { t } = resultWords

interface Gain {
	seat: number
	points: number
}

/** What a result tells of a game that has none of its own: its table knows every score, and what went before. */
export function plainResult({ before, scoreOf }: Pick<AnyTableGame, 'before' | 'scoreOf'>): GameResult {
	/** From the newest table back to the first; what is counted at the end is in the last row alone. */
	function progress({ table, moves, about, now }: TableView): number[][] {
		const tables = [table]
		for (const entry of moves.toReversed()) tables.unshift(before(tables[0], entry))
		const rows = tables.map((then) => about.seats.map((_, seat) => scoreOf(then, seat)))
		return now.outcome ? [...rows.slice(0, -1), [...now.outcome.scores]] : rows
	}

	/** What every move brought whoever made it. */
	function gainsIn(view: TableView): Gain[] {
		const rows = progress(view)
		return view.moves.map(([seat], move) => ({
			seat,
			points: (rows[move + 1]![seat] ?? 0) - (rows[move]![seat] ?? 0),
		}))
	}

	return {
		progress,
		moment(view, mine) {
			const isTold = isToldTo(view, mine)
			const gains = gainsIn(view)
				.filter(({ points }) => points > 0)
				.toSorted((one, other) => other.points - one.points)
			const best = gains.find(({ seat }) => isTold(seat))
			if (!best || gains.length < 2) return undefined // nothing it would be better than
			const { seat, points: count } = best
			const name = view.about.seats[seat]?.name ?? ''
			const text = seat === mine ? t('result.moment.you', { count }) : t('result.moment', { name, count })
			return { text, seat }
		},
		Details({ view }) {
			const { seats } = view.about
			const own = seats.map((_, place) => gainsIn(view).filter(({ seat }) => seat === place))
			const final = progress(view).at(-1)!
			return (
				<PlayerTable
					players={seats}
					head={<span class="unseen">{t('result.scores')}</span>}
					rows={[
						[t('result.moves'), ...own.map((gains) => gains.length)],
						[t('result.best'), ...own.map((gains) => Math.max(0, ...gains.map(({ points }) => points)))],
					]}
					total={[t('result.total'), ...final]}
				/>
			)
		},
	}
}
