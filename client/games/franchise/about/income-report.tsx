import { nextIncome } from '../../../../shared/games/franchise/advice/income.ts'

import { type Income, incomeOf, incomePlaces } from '../../../../shared/games/franchise/rules/income.ts'
import { moneyText, placeName } from '../names.ts'
import type { FranchiseStage, Staging } from '../staging.ts'
import { aboutWords } from './words.en.ts'

type IncomeReportProps = Pick<FranchiseStage, 'view'> & Pick<Staging, 'outlook'>
const { t } = aboutWords

/** What one's income comes from, what it takes for more, and what the staged turn would make of it. */
export function IncomeReport({ view, outlook }: IncomeReportProps) {
	const { table, seat } = view.value
	if (seat === undefined) return null
	const now = incomeOf(table, seat)
	const after = outlook.value?.income
	const places = incomePlaces(table, seat)
	return (
		<>
			<h3>{t('income.title')}</h3>
			<p>
				<strong>{describeIncome(now, table.seats.length)}</strong>
			</p>
			{after && after.slots !== now.slots && (
				<p>{t('income.after', { income: describeIncome(after, table.seats.length) })}</p>
			)}
			<p>
				{places.length === 0
					? t('income.none')
					: places
							.map(({ place, slots }) => t('income.place', { place: placeName(place), count: slots }))
							.join(' · ')}
			</p>
			<p>{t('income.rule')}</p>
		</>
	)
}

/** So many slots, so much; and from how many on there is more. */
export function describeIncome({ slots, dollars }: Income, players: number): string {
	const next = nextIncome(slots, players)
	const now = t('income.slots', { count: slots, dollars: moneyText(dollars) })
	return next ? `${now} ${t('income.next', { dollars: moneyText(next.dollars), slots: next.slots })}` : now
}
