import { reportMetropolis } from '../../../../shared/games/franchise/advice/metropolis.ts'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { isOut, isTown, placeOf } from '../../../../shared/games/franchise/rules/board.ts'
import { piecesAt } from '../../../../shared/games/franchise/rules/pieces.ts'
import { placeName, regionName } from '../names.ts'
import type { FranchisePlay } from '../play.ts'
import { Sign } from './sign.tsx'
import { whyNot } from './why-not.ts'
import { aboutWords } from './words.en.ts'

type Props = { play: FranchisePlay; place: PlaceId }
const { t } = aboutWords

/** How a place stands, and why one cannot go there. */
export function PlaceReport({ play, place }: Props) {
	const reason = whyNot(play, place)
	const isTold = reason !== undefined && isOut(place, play.view.value.table.seats.length)
	return (
		<>
			<h3>
				{placeName(place)} <small>{regionName(placeOf(place).region)}</small>
			</h3>
			{reason !== undefined && <p class="franchise-about-reason">{reason}</p>}
			{!isTold && <State play={play} place={place} />}
		</>
	)
}

function State({ play, place }: Props) {
	const { table } = play.view.value
	const report = reportMetropolis(table, place)
	const pieces = piecesAt(table, place)
	if (isOut(place, table.seats.length)) return <p>{t('place.out')}</p>
	if (!report)
		return (
			<p>
				{t(isTown(place) ? (pieces === '' ? 'town.free' : 'town.taken') : 'metropolis.done')}{' '}
				{[...pieces].map((piece, index) => (
					<Sign key={index} play={play} seat={Number(piece)} />
				))}
			</p>
		)
	return (
		<>
			<p>
				{t('metropolis', { value: report.value, count: report.left })} · {t('metropolis.order')}
			</p>
			<ul class="franchise-about-seats">
				{report.counts.map((count, seat) => (
					<li key={seat} hidden={count === 0}>
						<Sign play={play} seat={seat} /> {count}
						<span>
							{report.needs[seat] === null || report.needs[seat] === undefined
								? t('majority.gone')
								: t('majority', { count: report.needs[seat] })}
						</span>
					</li>
				))}
			</ul>
		</>
	)
}
