import { threatsOf } from '../../../../shared/games/franchise/advice/threats.ts'
import { POINTS_A_BONUS_TILE } from '../../../../shared/games/franchise/rules/final-score.ts'
import { describeEvents } from '../describe.ts'
import { regionName } from '../names.ts'
import { isBonusUse } from '../plan.ts'
import type { FranchiseParts } from '../play.ts'
import { franchiseWords } from '../words.en.ts'
import { textWords } from './words.en.ts'

const { t } = textWords

/** What the staged turn would come to, in the words of the log, and what it would let the next player do. */
export function describeOutlook({ stage, staging }: FranchiseParts): string[] {
	const { outlook, steps } = staging
	const { view } = stage
	if (!outlook.value) return []
	const { events, money, income, table } = outlook.value
	const { seat } = view.value
	const players = stage.players.value
	const told = describeEvents(events, seat!, players, table)
	if (view.value.table.stage !== 'turns') return told
	if (steps.value.some(({ type }) => isBonusUse(type)))
		told.push(franchiseWords.t('outcome.bonus', { points: POINTS_A_BONUS_TILE }))
	if (table.stage === 'over') return told
	const next = franchiseWords.t('log.dollars', { count: income.dollars })
	told.push(
		money === 0
			? t('outlook.money.none', { income: next })
			: t('outlook.money', { dollars: franchiseWords.t('log.dollars', { count: money }), income: next }),
	)
	const threats = threatsOf(table)
	const name = players[table.turn]?.name ?? ''
	if (threats.red) told.push(t('outlook.threat.red', { name }))
	else
		for (const region of threats.regions)
			told.push(t('outlook.threat.region', { name, region: regionName(region) }))
	if (threats.idle) told.push(t('outlook.threat.idle', { name }))
	return told
}
