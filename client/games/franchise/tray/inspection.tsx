import { reportMetropolis } from '../../../../shared/games/franchise/advice/metropolis.ts'
import { reportRegion } from '../../../../shared/games/franchise/advice/region.ts'
import { type MilestoneId, milestoneIds } from '../../../../shared/games/franchise/data/milestones.ts'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import { isOut, isTown, placeOf, regionsInPlay } from '../../../../shared/games/franchise/rules/board.ts'
import { piecesAt } from '../../../../shared/games/franchise/rules/pieces.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { IconButton } from '../../../design/button.tsx'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { boxOfRegion } from '../board/geometry.ts'
import { gainText, payText } from '../gain.ts'
import { nameOf } from '../guidance.ts'
import { milestoneName, placeName, regionName, tileName } from '../names.ts'
import type { FranchisePlay, Inspected } from '../play.ts'
import { franchiseWords } from '../words.ts'

type Props = { play: FranchisePlay }
const { t } = franchiseWords

/** What somebody asked about, in the place of what the turn would come to: the map stays in sight. */
export const Inspection = ({ play, told }: Props & { told: Inspected }) => (
	<section class="inspection" aria-live="polite">
		<div class="inspection-body">
			{told.kind === 'place' && <PlaceReport play={play} place={told.place} />}
			{told.kind === 'region' && <RegionReport play={play} region={told.region} />}
			{told.kind === 'regions' && <Regions play={play} />}
			{told.kind === 'milestones' && <Milestones play={play} />}
		</div>
		<IconButton
			icon="close"
			label={t('close')}
			onClick={() => {
				play.inspected.value = undefined
			}}
		/>
	</section>
)

const Sign = ({ play, seat, size = 16 }: Props & { seat: Seat; size?: number }) => (
	<PlayerShape
		identity={Number(play.colours.value[seat])}
		size={size}
		label={nameOf(play.stage.players.value, seat)}
	/>
)

function PlaceReport({ play, place }: Props & { place: PlaceId }) {
	const { table } = play.view.value
	const report = reportMetropolis(table, place)
	const pieces = piecesAt(table, place)
	return (
		<>
			<h3>
				{placeName(place)} <small>{regionName(placeOf(place).region)}</small>
			</h3>
			{report ? (
				<>
					<p>{t('metropolis', { value: report.value, left: report.left })}</p>
					<ul class="inspection-seats">
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
			) : (
				<p>
					{isOut(place, table.seats.length)
						? t('place.out')
						: isTown(place) && pieces === ''
							? t('town.free')
							: t(isTown(place) ? 'town.taken' : 'metropolis.done')}{' '}
					{[...pieces].map((piece, index) => (
						<Sign key={index} play={play} seat={Number(piece)} />
					))}
				</p>
			)}
		</>
	)
}

function RegionReport({ play, region }: Props & { region: RegionId }) {
	const { table } = play.view.value
	const report = reportRegion(table, region)
	if (!report)
		return (
			<>
				<h3>{regionName(region)}</h3>
				<p>{t(table.stage === 'draft' ? 'region.blank' : 'region.done')}</p>
			</>
		)
	const open = [...report.towns, ...report.metropolises].map(placeName)
	return (
		<>
			<h3>
				{regionName(region)} <small>{tileName(report.tile)}</small>
			</h3>
			<ul class="inspection-seats">
				{report.gains.map((gain) => (
					<li key={gain.seat}>
						<Sign play={play} seat={gain.seat} /> {report.strengths[gain.seat]}
						<b>{gainText(gain)}</b>
						{report.owner === gain.seat && <span>{t('region.owner')}</span>}
					</li>
				))}
			</ul>
			<p>
				{t('region.open', { places: open.join(', ') })} {t('region.track', { points: report.track })}
			</p>
		</>
	)
}

/** All regions in a list: what they pay, who leads, how much is open. */
function Regions({ play }: Props) {
	const { table } = play.view.value
	return (
		<ul class="inspection-regions">
			{regionsInPlay(table.seats.length).map((region) => {
				const report = reportRegion(table, region)
				return (
					<li key={region}>
						<button
							type="button"
							onClick={() => {
								play.inspected.value = { kind: 'region', region }
								play.stage.reveal(boxOfRegion(region))
							}}
						>
							<span>{regionName(region)}</span>
							<b>{payText(table, report)}</b>
							<span class="inspection-leaders">
								{report?.gains.slice(0, 2).map((gain) => (
									<Sign key={gain.seat} play={play} seat={gain.seat} size={14} />
								))}
							</span>
							<small>
								{report ? t('region.left', { count: report.towns.length + report.metropolises.length }) : ''}
							</small>
						</button>
					</li>
				)
			})}
		</ul>
	)
}

function Milestones({ play }: Props) {
	const { milestones } = play.displayed.value
	return (
		<ul class="inspection-milestones">
			{milestoneIds
				.filter((milestone: MilestoneId) => milestones[milestone] !== undefined)
				.map((milestone) => (
					<li key={milestone}>
						<span>{milestoneName(milestone)}</span>
						{[...(milestones[milestone] ?? '')].map((seat) => (
							<Sign key={seat} play={play} seat={Number(seat)} size={14} />
						))}
					</li>
				))}
		</ul>
	)
}
