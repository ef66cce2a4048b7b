import './details.css'
import type { Table } from '../../../../shared/games/boundless/table.ts'
import type { TableView } from '../../../../shared/room/view.ts'
import { PlayerHeading } from '../../../design/player-heading.tsx'
import { type PlayerRow, PlayerTable } from '../../../design/player-table.tsx'
import { listOf } from '../../../i18n/list-of.ts'
import { mostOf } from '../../score-history.ts'
import { signed } from '../describe.ts'
import { pickName } from '../pick-name.ts'
import { tellSeconds } from '../verdict/tell-seconds.ts'
import { photoFinishes, picksOf, type RoundHistory, roundsIn, rowsOf } from './score-history.ts'
import { resultWords } from './words.en.ts'

const { t } = resultWords

/** Where the money went: round by round, the best and the worst of everybody, and photo finishes. */
export function Details({ view: { moves, table, about } }: { view: TableView }) {
	const rounds = roundsIn(moves, table as Table)
	if (rounds.length === 0) return null
	const { map } = (table as Table).options
	const finishes = photoFinishes(rounds).slice(0, 5)
	const nameOf = (seat: number) => about.seats[seat]?.name ?? ''
	return (
		<div class="boundless-purse-results">
			<PlayerTable
				players={about.seats}
				head={t('round')}
				size={16}
				rows={rowsOf(rounds, table as Table).map(
					({ round, isIncome, money }): PlayerRow => [isIncome ? t('income') : round, ...money.map(signed)],
				)}
				total={[t('sum'), ...(table as Table).purses]}
			/>
			{about.seats.map(({ id, name, colour }, seat) => (
				<section key={id}>
					<PlayerHeading name={name} colour={colour} />
					<p>{tellPerfect(perfectOf(rounds, seat))}</p>
					<p>{t('best', aboutRound(bestOf(rounds, seat), seat))}</p>
					{perfectOf(rounds, seat) < rounds.length && (
						<p>{t('worst', aboutRound(worstOf(rounds, seat), seat))}</p>
					)}
				</section>
			))}
			{finishes.length > 0 && (
				<section>
					<h3>{t('photos')}</h3>
					<ul>
						{finishes.map(({ round, pick, first, second, gap, isTie }) => (
							<li key={`${round} ${pick} ${first}`}>
								{t(isTie ? 'photo.tie' : 'photo', {
									round,
									place: pickName(map, pick),
									first: nameOf(first),
									second: nameOf(second),
									gap: tellSeconds(gap),
								})}
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	)

	function aboutRound(history: RoundHistory, seat: number) {
		const places = picksOf(history, seat).map((pick) => pickName(map, pick))
		return {
			round: history.round,
			money: signed(history.paid[seat]!),
			missed: history.missed[seat]!,
			places: places.length > 0 ? listOf(places) : '–',
		}
	}
}

const tellPerfect = (count: number): string => (count > 0 ? t('perfect', { count }) : t('perfect.none'))

/**
 * By what could have been had, not by what was paid: the last round would always be the best. Of equal ones that in
 * which nobody was quicker.
 */
const bestOf = (rounds: readonly RoundHistory[], seat: number): RoundHistory =>
	mostOf(rounds, ({ missed, under }) => -missed[seat]! - under[seat]! / MANY)!

const MANY = 100 // more tokens than ever lie under those of one player

const worstOf = (rounds: readonly RoundHistory[], seat: number): RoundHistory =>
	mostOf(rounds, ({ missed }) => missed[seat]!)!

const perfectOf = (rounds: readonly RoundHistory[], seat: number): number =>
	rounds.filter(({ missed }) => missed[seat] === 0).length
