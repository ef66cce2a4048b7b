import { cardOn } from '../../../../shared/games/boundless/rules/review.ts'
import { isPaidOut, planOf } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { Space, Table } from '../../../../shared/games/boundless/table.ts'
import { listOf } from '../../../i18n/list-of.ts'
import { pickName } from '../pick-name.ts'
import { boundlessWords } from '../words.en.ts'
import type { Verdict } from './verdict.ts'

const { t } = boundlessWords

/** A verdict in a sentence: where nobody was and how much less that cost; or that it was right, but late. */
export function tellVerdict(table: Table, verdict: Verdict): string {
	const { better, by: money, behind, isIdeal } = verdict
	if (!better) {
		if (!isIdeal) return t('verdict.then')
		return behind.length > 0 ? t('verdict.right', { order: orderOf(table, behind) }) : t('verdict.perfect')
	}
	const sense = isPaidOut(table.round) ? 'more' : 'less'
	if (verdict.sooner !== undefined)
		return t(`verdict.order.${sense}`, { name: nameOn(table, verdict.sooner), money })
	const others = better.spaces.filter((space) => !verdict.account.spaces.includes(space))
	const names = listOf(others.map((space) => nameOn(table, space)))
	return better.price.underneath === 0
		? t(`verdict.free.${sense}`, { names, money, count: others.length })
		: t(`verdict.instead.${sense}`, { names, money })
}

/** How late: of two tokens, also where. */
function orderOf(table: Table, behind: Verdict['behind']): string {
	const orders = behind.map(({ space, under }) => {
		const order = boundlessWords.find(`order.${under + 1}`) ?? `${under + 1}`
		return planOf(table.round).tokens === 1
			? order
			: t('verdict.right.at', { order, name: nameOn(table, space) })
	})
	return listOf(orders)
}

const nameOn = (table: Table, space: Space): string => pickName(table.options.map, cardOn(table, space))
