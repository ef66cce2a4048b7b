import { reportMetropolis } from '../../../../shared/games/franchise/advice/metropolis.ts'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { isOut, isTown, placeOf } from '../../../../shared/games/franchise/rules/board.ts'
import { piecesAt } from '../../../../shared/games/franchise/rules/pieces.ts'
import { placeName, regionName } from '../names.ts'
import type { FranchiseStage } from '../staging.ts'
import { Sign } from './sign.tsx'
import { aboutWords } from './words.en.ts'

interface StateProps extends Pick<FranchiseStage, 'view' | 'players'> {
	place: PlaceId
}

interface PlaceReportProps extends StateProps {
	reason: string | undefined // why one cannot go there
}

const { t } = aboutWords

/** How a place stands, and why one cannot go there. */
export function PlaceReport({ view, players, reason, place }: PlaceReportProps) {
	const isTold = reason !== undefined && isOut(place, view.value.table.seats.length)
	return (
		<>
			<h3>
				{placeName(place)} <small>{regionName(placeOf(place).region)}</small>
			</h3>
			{reason !== undefined && <p class="franchise-about-reason">{reason}</p>}
			{!isTold && <State view={view} players={players} place={place} />}
		</>
	)
}

function State({ view, players, place }: StateProps) {
	const { table } = view.value
	const report = reportMetropolis(table, place)
	const pieces = piecesAt(table, place)
	if (isOut(place, table.seats.length)) return <p>{t('place.out')}</p>
	if (!report)
		return (
			<p>
				{t(isTown(place) ? (pieces === '' ? 'town.free' : 'town.taken') : 'metropolis.done')}{' '}
				{[...pieces].map((piece, index) => (
					<Sign key={index} players={players} seat={Number(piece)} />
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
						<Sign players={players} seat={seat} /> {count}
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
