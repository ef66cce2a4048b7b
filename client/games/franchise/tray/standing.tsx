import { FIRST_RED_SPACE, trackPoints } from '../../../../shared/games/franchise/data/box.ts'
import { incomeOf } from '../../../../shared/games/franchise/rules/income.ts'
import type { Attention, Inspected } from '../attention.ts'
import { countdownText } from '../gain.ts'
import { moneyText } from '../names.ts'
import type { Display } from '../play.ts'
import type { FranchiseStage, Staging } from '../staging.ts'
import { franchiseWords } from '../words.en.ts'

type AskProps = Pick<Attention, 'inspected' | 'inspect'>
type IncomeProps = Pick<FranchiseStage, 'view'> & Pick<Staging, 'outlook'>
type TrackProps = AskProps & Pick<Display, 'table'>
const { t } = franchiseWords

/** How far the end is, one's income, and ways to everything that lies on the table. */
export const Standing = ({ view, table, outlook, ...ask }: IncomeProps & TrackProps) => (
	<div class="franchise-standing">
		<TrackOpener table={table} {...ask} />
		<Income view={view} outlook={outlook} />
		<Opener {...ask} what={{ kind: 'regions' }} label={t('regions')} />
		{view.value.table.options.milestones && (
			<Opener {...ask} what={{ kind: 'milestones' }} label={t('milestones')} />
		)}
	</div>
)

/** The region track, by what it counts down to; pressed, it explains itself. */
function TrackOpener({ table, inspected, inspect }: TrackProps) {
	const { track, stage } = table.value
	return (
		<button
			type="button"
			class="franchise-standing-track"
			aria-pressed={inspected.value?.kind === 'track'}
			onClick={() => inspect({ kind: 'track' })}
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
function Income({ view, outlook }: IncomeProps) {
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

interface OpenerProps extends AskProps {
	what: Inspected
	label: string
}

const Opener = ({ inspected, inspect, what, label }: OpenerProps) => (
	<button
		type="button"
		class="franchise-standing-opener"
		aria-pressed={inspected.value?.kind === what.kind}
		onClick={() => inspect(what)}
	>
		{label}
	</button>
)
