import type { TableView } from '../../../../shared/room/view.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
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
			<table>
				<thead>
					<tr>
						<th scope="col">{t('region')}</th>
						{seats.map(({ id, name, colour }) => (
							<th key={id} scope="col">
								<PlayerShape identity={colour} size={18} label={name} />
							</th>
						))}
						<th scope="col">{t('region.closed')}</th>
					</tr>
				</thead>
				<tbody>
					{scores.map(({ region, gains, closer, points }) => (
						<tr key={region}>
							<th scope="row">{regionName(region)}</th>
							{seats.map(({ id }, seat) => {
								const gain = gains.find((one) => one.seat === seat)
								return <td key={id}>{gain ? gainText(gain) : '–'}</td>
							})}
							<td>
								<PlayerShape
									identity={seats[closer]?.colour ?? 0}
									size={16}
									label={seats[closer]?.name ?? ''}
								/>{' '}
								+{points}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}
