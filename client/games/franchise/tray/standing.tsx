import './standing.css'
import { useComputed } from '@preact/signals'
import { incomeOf } from '../../../../shared/games/franchise/rules/income.ts'
import type { Attention, Inspected } from '../attention.ts'
import { countdownText, regionsToGo } from '../gain.ts'
import { moneyText } from '../names.ts'
import type { Display } from '../play.ts'
import type { FranchiseStage, Staging } from '../staging.ts'
import { franchiseWords } from '../words.en.ts'

type AskProps = Pick<Attention, 'inspected' | 'inspect'>
type IncomeProps = Pick<FranchiseStage, 'view'> & Pick<Staging, 'outlook'>
type CountdownProps = Pick<Display, 'table'>
const { t } = franchiseWords

/** One's income and how far the end is; pressed, they tell all about it. */
export const Standing = ({ view, table, outlook, ...ask }: IncomeProps & CountdownProps & AskProps) => (
	<div class="franchise-standing">
		<IncomeOpener view={view} outlook={outlook} {...ask} />
		<RegionsOpener table={table} {...ask} />
	</div>
)

/** What the next turn brings now, and after the staged turn. */
function IncomeOpener({ view, outlook, ...ask }: IncomeProps & AskProps) {
	const { table, seat } = view.value
	const after = useComputed(() => outlook.value?.income.dollars).value
	if (seat === undefined || table.stage !== 'turns') return null
	const now = incomeOf(table, seat).dollars
	return (
		<Opener {...ask} what={{ kind: 'income' }} label={t('income')}>
			{after === undefined || after === now
				? moneyText(now)
				: t('income.after', { now: moneyText(now), after: moneyText(after) })}
		</Opener>
	)
}

/** The regions, by how many of them are left until the end. */
function RegionsOpener({ table, ...ask }: CountdownProps & AskProps) {
	const { track, stage } = table.value
	const isOver = stage === 'over'
	return (
		<Opener
			{...ask}
			what={{ kind: 'regions' }}
			label={t('regions')}
			told={countdownText(track.length, isOver)}
		>
			{isOver ? '✓' : t('regions.left', { count: regionsToGo(track.length) })}
		</Opener>
	)
}

interface OpenerProps extends AskProps {
	what: Inspected
	label: string
	told?: string // in words, where the sign says too little
	children: string
}

const Opener = ({ inspected, inspect, what, label, told, children }: OpenerProps) => (
	<button
		type="button"
		class="franchise-standing-opener"
		aria-pressed={inspected.value?.kind === what.kind}
		onClick={() => inspect(what)}
	>
		<small>{label}</small>
		{told && <span class="unseen">{told}</span>}
		<span aria-hidden={told !== undefined}>{children}</span>
	</button>
)
