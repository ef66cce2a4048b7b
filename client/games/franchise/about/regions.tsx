import { reportRegion } from '../../../../shared/games/franchise/advice/region.ts'
import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import { regionsInPlay } from '../../../../shared/games/franchise/rules/board.ts'
import { boxOfRegion } from '../board/geometry.ts'
import { ranksOf } from '../gain.ts'
import { regionName } from '../names.ts'
import type { FranchiseParts } from '../play.ts'
import { Sign } from './sign.tsx'
import { aboutWords } from './words.en.ts'

type RegionsProps = Pick<FranchiseParts, 'stage' | 'attention'>
const { t } = aboutWords

/** All regions at once: what they pay and whom, who wins ties, how much is open. */
export const Regions = ({ stage, attention }: RegionsProps) => (
	<>
		<p>{t('regions.key')}</p>
		<ul class="franchise-about-regions">
			{regionsInPlay(stage.view.value.table.seats.length).map((region) => (
				<li key={region}>
					<RegionButton stage={stage} attention={attention} region={region} />
				</li>
			))}
		</ul>
	</>
)

function RegionButton({ stage, attention, region }: RegionsProps & { region: RegionId }) {
	const { players } = stage
	const { table } = stage.view.value
	const report = reportRegion(table, region)
	const open = report && report.towns.length + report.metropolises.length
	return (
		<button
			type="button"
			onClick={() => {
				attention.inspected.value = { kind: 'region', region }
				stage.reveal(boxOfRegion(region))
			}}
		>
			<span class="franchise-about-region">
				{regionName(region)}
				{open !== undefined && <small>{t('region.left', { count: open })}</small>}
			</span>
			<span class="franchise-about-ranks">
				{ranksOf(table, report).map(({ text, seats }, rank) => (
					<span key={rank}>
						{seats.map((seat) => (
							<Sign key={seat} players={players} seat={seat} size={12} />
						))}
						<b>{text}</b>
					</span>
				))}
				{report?.owner !== undefined && (
					<span>
						= <Sign players={players} seat={report.owner} size={12} />
					</span>
				)}
			</span>
		</button>
	)
}
