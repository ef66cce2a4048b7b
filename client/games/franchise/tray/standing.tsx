import { FIRST_RED_SPACE, trackPoints } from '../../../../shared/games/franchise/data/box.ts'
import { incomeOf } from '../../../../shared/games/franchise/rules/income.ts'
import { countdownText } from '../gain.ts'
import { moneyText } from '../names.ts'
import type { FranchisePlay, Inspected } from '../play.ts'
import { franchiseWords } from '../words.en.ts'

type Props = { play: FranchisePlay }
const { t } = franchiseWords

/** How far the end is, one's income, and ways to everything that lies on the table. */
export const Standing = ({ play }: Props) => (
	<div class="franchise-standing">
		<TrackOpener play={play} />
		<Income play={play} />
		<Opener play={play} what={{ kind: 'regions' }} label={t('regions')} />
		{play.view.value.table.options.milestones && (
			<Opener play={play} what={{ kind: 'milestones' }} label={t('milestones')} />
		)}
	</div>
)

/** The region track, by what it counts down to; pressed, it explains itself. */
function TrackOpener({ play }: Props) {
	const { track, stage } = play.displayed.value
	return (
		<button
			type="button"
			class="franchise-standing-track"
			aria-pressed={play.inspected.value?.kind === 'track'}
			onClick={() => play.inspect({ kind: 'track' })}
		>
			<span class="unseen">{t('track')}</span>
			{countdownText(track.length, stage === 'over')}
			<MiniTrack covered={track.length} />
		</button>
	)
}

/** Spaces not covered yet say what they bring. */
const MiniTrack = ({ covered }: { covered: number }) => (
	<svg class="franchise-mini-track" viewBox="0 0 122 18" width="122" height="18" aria-hidden="true">
		{trackPoints.map((points, space) => (
			<g
				key={space}
				class={
					space >= FIRST_RED_SPACE ? 'franchise-track-space franchise-track-red' : 'franchise-track-space'
				}
				data-covered={space < covered || undefined}
			>
				<rect x={space * 12 + 1} y="1" width="10.5" height="16" rx="2" />
				{space >= covered && (
					<text x={space * 12 + 6.2} y="13">
						{points}
					</text>
				)}
			</g>
		))}
	</svg>
)

/** What the next turn brings now, and after the staged turn. */
function Income({ play: { view, outlook } }: Props) {
	const { table, seat } = view.value
	if (seat === undefined || table.stage !== 'turns') return <span class="franchise-standing-income" />
	const now = incomeOf(table, seat).dollars
	const after = outlook.value?.income.dollars
	return (
		<span class="franchise-standing-income">
			<small>{t('income')}</small>
			{after === undefined
				? moneyText(now)
				: t('income.after', { now: moneyText(now), after: moneyText(after) })}
		</span>
	)
}

interface OpenerProps extends Props {
	what: Inspected
	label: string
}

const Opener = ({ play, what, label }: OpenerProps) => (
	<button
		type="button"
		class="franchise-standing-opener"
		aria-pressed={play.inspected.value?.kind === what.kind}
		onClick={() => play.inspect(what)}
	>
		{label}
	</button>
)
