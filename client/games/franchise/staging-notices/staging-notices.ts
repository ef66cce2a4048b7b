import { activePlayer, afterIncome } from '../../../../shared/games/franchise/rules/turn.ts'
import type { Step } from '../../../../shared/games/franchise/step.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { listOf } from '../../../i18n/list-of.ts'
import { moneyText, placeName } from '../names.ts'
import { isSame, type Plan, settlePlan, targetOf } from '../plan.ts'
import { noticeWords } from './words.en.ts'

const { t } = noticeWords

/** What was chosen and cannot stand beside the rest any more, and why. */
export function describeLoss(table: Table, chosen: readonly Step[], plan: Plan): string {
	const lost = chosen.filter((step) => !plan.steps.some((kept) => isSame(kept, step)))
	const things = thingsOf(lost).join('; ')
	return plan.refused?.code === 'too-dear'
		? t('put-back.dear', { things, money: moneyText(fundsOf(table, plan.steps)) })
		: t('put-back', { things })
}

/** Market shares share one. */
function thingsOf(lost: readonly Step[]): string[] {
	const shares = lost.flatMap((step) => (step.type === 'share' ? [placeName(step.place)] : []))
	const others = lost.flatMap((step) => {
		const target = targetOf(step)
		if (step.type === 'share' || target === undefined) return []
		const place = placeName(target)
		return [step.type === 'share-again' ? t('put-back.again', { place }) : t('put-back.go', { place })]
	})
	return shares.length === 0
		? others
		: [t('put-back.share', { places: listOf(shares), count: shares.length }), ...others]
}

/** All that a turn has to spend. */
function fundsOf(table: Table, steps: readonly Step[]): number {
	const early = steps.filter(({ type }) => type === 'boom' || type === 'cash')
	return activePlayer(afterIncome(settlePlan(table, early).table)).money
}

/** What could still be done in a turn that would do nothing. */
export const describeUnused = (canGo: boolean): string => t(canGo ? 'ask.pass' : 'ask.pass.share')
