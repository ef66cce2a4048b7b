import { milestoneIds } from '../../../../shared/games/franchise/data/milestones.ts'
import {
	type Progress,
	progressTo,
	reserveOf,
	usedBonusTiles,
} from '../../../../shared/games/franchise/rules/milestones.ts'
import type { Pieces } from '../../../../shared/games/franchise/table.ts'
import { milestoneName } from '../names.ts'
import type { Display } from '../play.ts'
import type { FranchiseStage } from '../staging.ts'
import { Sign } from './sign.tsx'
import { aboutWords } from './words.en.ts'

type Players = Pick<FranchiseStage, 'players'>
const { t } = aboutWords

interface MilestonesProps extends Players, Pick<Display, 'table'>, Pick<FranchiseStage, 'view'> {}

/** The milestones that lie open, how far one is oneself, who has met them, and where everybody’s bonus tiles are. */
export function Milestones({ table: shown, players, view }: MilestonesProps) {
	const table = shown.value
	const { seat } = view.value
	const open = milestoneIds.filter((milestone) => table.milestones[milestone] !== undefined)
	return (
		<>
			<p>{t('milestones.key')}</p>
			<ul class="franchise-about-milestones">
				{open.map((milestone) => (
					<li key={milestone}>
						<b>{milestoneName(milestone)}</b>
						<Signs players={players} pieces={table.milestones[milestone]!} />
						{seat !== undefined && (
							<small class="franchise-about-progress">
								{describeProgress(progressTo(table, milestone, seat))}
							</small>
						)}
					</li>
				))}
			</ul>
			<p>{t('milestones.bonus')}</p>
			<ul>
				{table.seats.map(({ bonus }, who) => (
					<li key={who} class="franchise-about-signs">
						<Sign players={players} seat={who} size={14} />
						{t('milestones.tiles', {
							bonus,
							used: usedBonusTiles(table, who),
							reserve: reserveOf(table, who),
						})}
					</li>
				))}
			</ul>
		</>
	)
}

function describeProgress({ have, need }: Progress): string {
	if (have === need) return t('milestones.met')
	return have === 0 && need === 1 ? t('milestones.none') : t('milestones.have', { have, need })
}

const Signs = ({ players, pieces }: Players & { pieces: Pieces }) => (
	<span class="franchise-about-signs">
		{[...pieces].map((seat) => (
			<Sign key={seat} players={players} seat={Number(seat)} size={14} />
		))}
	</span>
)
