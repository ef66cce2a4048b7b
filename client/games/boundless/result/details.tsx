import './details.css'
import type { Table } from '../../../../shared/games/boundless/table.ts'
import type { TableView } from '../../../../shared/room/view.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { listOf } from '../../../i18n/list-of.ts'
import { signed } from '../describe.ts'
import { pickName } from '../pick-name.ts'
import { photoFinishes, picksOf, type RoundStory, roundsIn } from './rounds.ts'
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
			<table>
				<thead>
					<tr>
						<th scope="col">{t('round')}</th>
						{about.seats.map(({ id, name, colour }) => (
							<th key={id} scope="col">
								<PlayerShape identity={colour} size={16} label={name} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rounds.map(({ round, paid }) => (
						<tr key={round}>
							<th scope="row">{round}</th>
							{about.seats.map(({ id }, seat) => (
								<td key={id}>{signed(paid[seat]!)}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{about.seats.map(({ id, name, colour }, seat) => (
				<section key={id}>
					<h3>
						<PlayerShape identity={colour} size={18} /> {name}
					</h3>
					<p>{tellPerfect(perfectOf(rounds, seat))}</p>
					<p>{t('best', aboutRound(bestOf(rounds, seat), seat))}</p>
					<p>{t('worst', aboutRound(worstOf(rounds, seat), seat))}</p>
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
									gap,
								})}
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	)

	function aboutRound(story: RoundStory, seat: number) {
		const places = picksOf(story, seat).map((pick) => pickName(map, pick))
		return {
			round: story.round,
			money: signed(story.paid[seat]!),
			places: places.length > 0 ? listOf(places) : '–',
		}
	}
}

const tellPerfect = (count: number): string => (count > 0 ? t('perfect', { count }) : t('perfect.none'))

/** By what could have been had, not by what was paid: the last round would always be the best. */
const bestOf = (rounds: readonly RoundStory[], seat: number): RoundStory =>
	rounds.reduce((best, story) => (story.missed[seat]! < best.missed[seat]! ? story : best))

const worstOf = (rounds: readonly RoundStory[], seat: number): RoundStory =>
	rounds.reduce((worst, story) => (story.missed[seat]! > worst.missed[seat]! ? story : worst))

const perfectOf = (rounds: readonly RoundStory[], seat: number): number =>
	rounds.filter(({ missed }) => missed[seat] === 0).length
