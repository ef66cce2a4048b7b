import {
	type RegionReport as Report,
	reportRegion,
} from '../../../../shared/games/franchise/advice/region.ts'
import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import { isBlocked } from '../../../../shared/games/franchise/rules/board.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { gainText } from '../gain.ts'
import { placeName, regionName, tileName } from '../names.ts'
import type { FranchiseStage } from '../staging.ts'
import { RoadKey } from './road-key.tsx'
import { Sign } from './sign.tsx'
import { aboutWords } from './words.en.ts'

const { t } = aboutWords

const whyNone = (table: Table, region: RegionId) => {
	if (isBlocked(region, table.seats.length)) return 'place.out'
	return table.stage === 'draft' ? 'region.blank' : 'region.done'
}

interface RegionReportProps extends Pick<FranchiseStage, 'view' | 'players'> {
	region: RegionId
}

/** Whether some are level, and no franchise beside the tile says yet who wins that. */
const isUndecided = ({ owner, strengths }: Report): boolean =>
	owner === undefined && strengths.some((count, seat) => count > 0 && strengths.indexOf(count) < seat)

/** What a region pays whom, and what is missing for that. */
export function RegionReport({ view, players, region }: RegionReportProps) {
	const { table } = view.value
	const report = reportRegion(table, region)
	if (!report)
		return (
			<>
				<h3>{regionName(region)}</h3>
				<p>{t(whyNone(table, region))}</p>
			</>
		)
	const open = [...report.towns, ...report.metropolises].map(placeName)
	return (
		<>
			<h3>
				{regionName(region)}{' '}
				<small>{t('region.pays', { tile: tileName(report.tile, table.seats.length) })}</small>
			</h3>
			<ul class="franchise-about-seats">
				{report.gains.map((gain) => (
					<li key={gain.seat}>
						<Sign players={players} seat={gain.seat} />
						{t('region.here', { count: report.strengths[gain.seat] ?? 0 })}
						<b>{gainText(gain)}</b>
						{report.owner === gain.seat && <span>{t('region.owner')}</span>}
					</li>
				))}
			</ul>
			{isUndecided(report) && <p>{t('region.level')}</p>}
			<p>
				{t('region.open', { places: open.join(', ') })} {t('region.track', { points: report.track })}
			</p>
			<RoadKey />
		</>
	)
}
