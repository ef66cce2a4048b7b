import './outcome.css'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Event } from '../../../../shared/games/franchise/event.ts'
import { isLevel } from '../../../../shared/games/franchise/rules/evaluation.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { useLagging } from '../../../table/surface/use-lagging.ts'
import { Sign } from '../about/sign.tsx'
import { gainText, tileSigns } from '../gain.ts'
import { Glyph } from '../glyph.tsx'
import { milestoneName, placeName, regionName } from '../names.ts'
import type { FranchiseStage, Outlook, Staging } from '../staging.ts'
import { FinalCount } from '../tray/final-count.tsx'
import { franchiseWords } from '../words.en.ts'
import { moneyLine } from './money-line.ts'
import { tellingsOf } from './tellings.ts'
import { outlookWords } from './words.en.ts'

interface OutcomeProps {
	stage: FranchiseStage
	staging: Staging
}

type Players = Pick<FranchiseStage, 'players'>
const { t } = outlookWords

/** What the staged turn comes to: money, evaluations, regions, the end, and what it lets the others do; a frame later. */
export default function Outcome({ stage, staging }: OutcomeProps) {
	const { view, players, sending } = stage
	const outlook = useLagging(staging.outlook)
	const { table, seat } = view.value
	// It is here before anything is staged: what came with the first tap would hold that up.
	const isStaged = outlook?.steps.some(({ type }) => type !== 'end')
	if (!outlook || !isStaged || table.stage !== 'turns' || sending.value || seat === undefined) return null
	return (
		<>
			<ul aria-label={t('title')}>
				<li>
					<strong>{moneyLine(table, outlook)}</strong>
				</li>
				{outlook.events.map((event, index) => (
					<Told key={index} players={players} event={event} />
				))}
				<Tellings stage={stage} outlook={outlook} seat={seat} />
			</ul>
			{outlook.table.stage === 'over' && <FinalCount players={players} table={outlook.table} />}
			{outlook.regions.length > 1 && <Order putFirst={staging.putFirst} outlook={outlook} />}
		</>
	)
}

function Told({ players, event }: Players & { event: Event }) {
	switch (event.type) {
		case 'evaluate':
			return (
				<Line
					what={t(isLevel(event) ? 'evaluate.level' : 'evaluate', {
						place: placeName(event.place),
						value: event.value,
					})}
				>
					<Gained players={players} seat={event.winner} text={`+${event.points}`} />
				</Line>
			)
		case 'score':
			return (
				<Line what={t('score', { region: regionName(event.region), points: event.points })}>
					{event.gains.map((gain) => (
						<Gained key={gain.seat} players={players} seat={gain.seat} text={gainText(gain)} />
					))}
				</Line>
			)
		case 'milestone':
			return (
				<Line what={t('milestone', { milestone: milestoneName(event.milestone) })}>
					<Gained players={players} seat={event.seat} text={tileSigns.bonus} />
				</Line>
			)
		case 'first-eight':
			return <li>{franchiseWords.t(`log.${event.type}`)}</li>
		case 'over':
			return <li class="franchise-outcome-over">{t(event.why === 'red' ? 'over.red' : 'over.idle')}</li>
		default:
			return null
	}
}

interface TellingsProps {
	stage: FranchiseStage
	outlook: Outlook
	seat: Seat
}

/** What follows from it; found when the rest is on the screen already. */
function Tellings({ stage: { view, players }, outlook, seat }: TellingsProps) {
	const { table } = view.value
	const told = useMemo(
		() =>
			tellingsOf({
				before: table,
				outlook,
				steps: outlook.steps.filter(({ type }) => type !== 'end'),
				seat,
				players: players.value,
			}),
		[table, outlook, seat, players.value],
	)
	return (
		<>
			{told.map(({ kind, text, tile, signs }) => (
				<li key={text} class="franchise-outcome-line" data-kind={kind}>
					{tile && <Glyph name={tile} size={14} />}
					<span>{text}</span>
					{signs?.map(({ seat: who, count }) => (
						<Gained key={who} players={players} seat={who} text={`${count}`} />
					))}
				</li>
			))}
		</>
	)
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

/** Several regions score, and the player says in which order. */
const Order = ({ putFirst, outlook }: Pick<Staging, 'putFirst'> & { outlook: Outlook }) => {
	const { regions, events } = outlook
	const first = events.find((event) => event.type === 'score')?.region
	return (
		<fieldset class="franchise-outcome-order">
			<legend class="unseen">{franchiseWords.t('prompt.order')}</legend>
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
