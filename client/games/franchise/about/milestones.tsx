import { milestoneIds } from '../../../../shared/games/franchise/data/milestones.ts'
import { reserveOf, usedBonusTiles } from '../../../../shared/games/franchise/rules/milestones.ts'
import type { Pieces } from '../../../../shared/games/franchise/table.ts'
import { milestoneName } from '../names.ts'
import type { Display } from '../play.ts'
import type { FranchiseStage } from '../staging.ts'
import { Sign } from './sign.tsx'
import { aboutWords } from './words.en.ts'

type Players = Pick<FranchiseStage, 'players'>
const { t } = aboutWords

/** The milestones that lie open, who has met them or is halfway, and where everybody’s bonus tiles are. */
export function Milestones({ table: shown, players }: Pick<Display, 'table'> & Players) {
	const table = shown.value
	const { milestones, standing = '' } = table
	return (
		<>
			<p>{t('milestones.key')}</p>
			<ul class="franchise-about-milestones">
				{milestoneIds.map(
					(milestone) =>
						milestones[milestone] !== undefined && (
							<li key={milestone}>
								<span>{milestoneName(milestone)}</span>
								<Signs players={players} pieces={milestones[milestone]} />
							</li>
						),
				)}
				{standing !== '' && (
					<li>
						<small>{t('milestones.first')}</small>
						<Signs players={players} pieces={standing} />
					</li>
				)}
			</ul>
			<ul class="franchise-about-seats">
				<li>{t('milestones.tiles')}</li>
				{table.seats.map(({ bonus }, seat) => (
					<li key={seat}>
						<Sign players={players} seat={seat} size={14} />
						<b>{[bonus, usedBonusTiles(table, seat), reserveOf(table, seat)].join(' · ')}</b>
					</li>
				))}
			</ul>
		</>
	)
}

const Signs = ({ players, pieces }: Players & { pieces: Pieces }) => (
	<span class="franchise-about-signs">
		{[...pieces].map((seat) => (
			<Sign key={seat} players={players} seat={Number(seat)} size={14} />
		))}
	</span>
)
