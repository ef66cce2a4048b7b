import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { reportMetropolis } from '../../../../shared/games/franchise/advice/metropolis.ts'
import { threatsOf } from '../../../../shared/games/franchise/advice/threats.ts'
import type { Event } from '../../../../shared/games/franchise/event.ts'
import { POINTS_A_BONUS_TILE } from '../../../../shared/games/franchise/rules/final-score.ts'
import { incomeOf } from '../../../../shared/games/franchise/rules/income.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { useLagging } from '../../../table/surface/use-lagging.ts'
import { Sign } from '../about/sign.tsx'
import { gainText } from '../gain.ts'
import { milestoneName, moneyText, placeName, regionName } from '../names.ts'
import { isBonusUse, targetOf } from '../plan.ts'
import type { FranchiseStage, Outlook, Staging } from '../staging.ts'
import { franchiseWords } from '../words.en.ts'
import { FinalCount } from './final-count.tsx'
import { moneyLine } from './money-line.ts'

interface OutcomeProps {
	stage: FranchiseStage
	staging: Staging
}

type Players = Pick<FranchiseStage, 'players'>
const { t } = franchiseWords

/** What the staged turn comes to: money, evaluations, regions, the end, and what it lets the next player do. */
export default function Outcome({ stage, staging }: OutcomeProps) {
	const { view, players, sending } = stage
	const outlook = useLagging(staging.outlook)
	if (!outlook || view.value.table.stage !== 'turns' || sending.value) return null
	return (
		<div class="franchise-outcome">
			<ul aria-live="polite" aria-label={t('outcome')}>
				<li class="franchise-outcome-money">
					<strong>{moneyLine(view.value.table, outlook)}</strong>
				</li>
				{outlook.steps.some(({ type }) => isBonusUse(type)) && (
					<li>{t('outcome.bonus', { points: POINTS_A_BONUS_TILE })}</li>
				)}
				{outlook.events.map((event, index) => (
					<Told key={index} players={players} event={event} />
				))}
				<Threats players={players} outlook={outlook} />
				<Prospects view={view} steps={staging.steps} outlook={outlook} />
				<Dwindling view={view} outlook={outlook} />
			</ul>
			{outlook.table.stage === 'over' && <FinalCount players={players} table={outlook.table} />}
			{outlook.regions.length > 1 && <Order putFirst={staging.putFirst} outlook={outlook} />}
		</div>
	)
}

function Told({ players, event }: Players & { event: Event }) {
	switch (event.type) {
		case 'evaluate':
			return (
				<Line what={t('outcome.evaluate', { place: placeName(event.place), value: event.value })}>
					<Gained players={players} seat={event.winner} text={`+${event.points}`} />
				</Line>
			)
		case 'score':
			return (
				<Line what={t('outcome.score', { region: regionName(event.region), points: event.points })}>
					{event.gains.map((gain) => (
						<Gained key={gain.seat} players={players} seat={gain.seat} text={gainText(gain)} />
					))}
				</Line>
			)
		case 'milestone':
			return (
				<Line what={t('outcome.milestone', { milestone: milestoneName(event.milestone) })}>
					<Gained players={players} seat={event.seat} text="★" />
				</Line>
			)
		case 'first-eight':
			return <li>{t(`log.${event.type}`)}</li>
		case 'over':
			return (
				<li class="franchise-outcome-over">
					{t(event.why === 'red' ? 'outcome.over.red' : 'outcome.over.idle')}
				</li>
			)
		default:
			return null
	}
}

const Line = ({ what, children }: { what: string; children: ComponentChildren }) => (
	<li class="franchise-outcome-line">
		<span>{what}</span>
		{children}
	</li>
)

const Gained = ({ players, seat, text }: Players & { seat: Seat; text: string }) => (
	<b class="franchise-outcome-gain">
		<Sign players={players} seat={seat} size={14} />
		{text}
	</b>
)

interface ViewProps extends Pick<FranchiseStage, 'view'> {
	outlook: Outlook
}

interface ProspectsProps extends ViewProps, Pick<Staging, 'steps'> {}

/** How far from the majority one would be wherever the turn opens something that is not evaluated yet. */
function Prospects({ view, steps, outlook: { table } }: ProspectsProps) {
	const { seat } = view.value
	return (
		<>
			{[...new Set(steps.value.map(targetOf))].map((place) => {
				const report = place && seat !== undefined ? reportMetropolis(table, place) : undefined
				const count = report?.needs[seat!]
				if (!place || !report || steps.value.some((step) => step.type === 'boom' && step.place === place))
					return null
				return (
					<li key={place}>
						{t('outcome.slots', { place: placeName(place), count: report.left })}{' '}
						{count === null || count === undefined ? t('majority.gone') : t('majority.yours', { count })}
					</li>
				)
			})}
		</>
	)
}

/** Places that are full or evaluated pay no income: whoever finishes all of theirs is told so. */
function Dwindling({ view, outlook }: ViewProps) {
	const { table, seat } = view.value
	const after = outlook.income.dollars
	if (seat === undefined || outlook.table.stage === 'over' || after >= incomeOf(table, seat).dollars)
		return null
	return <li>{t('outcome.income', { income: moneyText(after) })}</li>
}

/** What the next player could do with the table as it would be. */
function Threats({ players, outlook: { table } }: Players & { outlook: Outlook }) {
	const threats = useMemo(() => threatsOf(table), [table])
	const name = players.value[table.turn]?.name ?? ''
	const told: string[] = []
	if (threats.red) told.push(t('threat.red', { name }))
	else if (threats.regions.length > 0)
		told.push(t('threat.region', { name, region: threats.regions.map(regionName).join(', ') }))
	if (threats.idle) told.push(t('threat.idle', { name }))
	return (
		<>
			{told.map((text) => (
				<li key={text} class="franchise-outcome-threat">
					{text}
				</li>
			))}
		</>
	)
}

/** Several regions score, and the player says in which order. */
const Order = ({ putFirst, outlook }: Pick<Staging, 'putFirst'> & { outlook: Outlook }) => {
	const { regions, events } = outlook
	const first = events.find((event) => event.type === 'score')?.region
	return (
		<fieldset class="franchise-outcome-order" aria-label={t('prompt.order')}>
			{regions.map((region) => (
				<button
					key={region}
					type="button"
					class="franchise-standing-opener"
					aria-pressed={region === first}
					onClick={() => putFirst(region)}
				>
					{regionName(region)}
				</button>
			))}
		</fieldset>
	)
}
