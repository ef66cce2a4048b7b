import { type MilestoneId, milestoneIds } from '../../../../shared/games/franchise/data/milestones.ts'
import { milestoneName } from '../names.ts'
import type { FranchisePlay } from '../play.ts'
import { Sign } from './sign.tsx'
import { aboutWords } from './words.ts'

/** The milestones that lie open, and who has met them. */
export function Milestones({ play }: { play: FranchisePlay }) {
	const { milestones } = play.displayed.value
	return (
		<>
			<p>{aboutWords.t('milestones.key')}</p>
			<ul class="about-milestones">
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
		</>
	)
}
