import { describeEvents, nameIn } from '../describe.ts'
import { tellingsOf } from '../outlook/tellings.ts'
import type { FranchiseParts } from '../play.ts'
import { franchiseWords } from '../words.en.ts'
import { textWords } from './words.en.ts'

const { t } = textWords

/** What the staged turn would come to, in the words of the log, and what it would lead to, as the panel tells it. */
export function describeOutlook({ stage, staging }: FranchiseParts): string[] {
	const { outlook, steps } = staging
	const { seat, table: before } = stage.view.value
	if (!outlook.value || seat === undefined) return []
	const { events, money, income, table } = outlook.value
	const players = stage.players.value
	const told = describeEvents(events, seat, players, table)
	if (before.stage !== 'turns') return told
	const tellings = tellingsOf({ before, outlook: outlook.value, steps: steps.value, seat, players })
	const sentences = tellings.map(({ text, signs }) =>
		signs === undefined
			? text
			: t('outlook.rank', {
					text,
					counts: signs
						.map(({ seat: who, count }) => t('count', { name: nameIn(players, who), count }))
						.join(', '),
				}),
	)
	if (table.stage === 'over') return [...told, ...sentences]
	const next = franchiseWords.t('log.dollars', { count: income.dollars })
	told.push(
		money === 0
			? t('outlook.money.none', { income: next })
			: t('outlook.money', { dollars: franchiseWords.t('log.dollars', { count: money }), income: next }),
	)
	return [...told, ...sentences]
}
