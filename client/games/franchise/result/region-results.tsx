import type { TableView } from '../../../../shared/room/view.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { PlayerTable } from '../../../design/player-table.tsx'
import { gainText } from '../gain.ts'
import { regionName } from '../names.ts'
import type { Scored } from './score-history.ts'
import { resultWords } from './words.en.ts'

const { t } = resultWords

interface RegionResultsProps {
	seats: TableView['about']['seats']
	scores: readonly Scored[]
}

/** What each region brought everybody, and who closed it. */
export function RegionResults({ seats, scores }: RegionResultsProps) {
	if (scores.length === 0) return <p>{t('region.none')}</p>
	return (
		<div class="franchise-regions">
			<PlayerTable
				players={seats}
				head={t('region')}
				more={[t('region.closed')]}
				rows={scores.map(({ region, gains, closer, points }) => [
					regionName(region),
					...seats.map((_, seat) => {
						const gain = gains.find((one) => one.seat === seat)
						return gain ? gainText(gain) : '–'
					}),
					<>
						<PlayerShape identity={seats[closer]?.colour ?? 0} size={16} label={seats[closer]?.name ?? ''} />{' '}
						+{points}
					</>,
				])}
			/>
		</div>
	)
}
