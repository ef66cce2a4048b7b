import './strip.css'
import type { DailyDeal } from '../../../../shared/games/boundless/daily/daily.ts'
import { planOf } from '../../../../shared/games/boundless/rules/schedule.ts'
import { planName } from '../plan-name.ts'
import { Tag } from '../race/tag.tsx'
import { tellOver } from './tell.ts'
import { dailyWords } from './words.en.ts'

const { t } = dailyWords

interface StripProps {
	deal: DailyDeal
	over: number | undefined // none while it is not done
	isNext?: boolean
	onOpen?: (() => void) | undefined // where its journey can be seen
}

/** A deal as a boarding pass: how hard it is, where it leads, and torn off, what it came to. */
export function Strip({ deal, over, isNext, onOpen }: StripProps) {
	const level = t(deal.level)
	const plan = tellPlan(deal)
	const content = (
		<>
			<span class="boundless-strip-main">
				<strong>{level}</strong>
				<small>{plan}</small>
			</span>
			<span class="boundless-strip-stub" data-perfect={over === 0 || undefined}>
				{over === undefined
					? Array.from({ length: tokensIn(deal.round) }, (_, index) => <Tag key={index} identity={0} />)
					: tellOver(over)}
			</span>
		</>
	)
	const looks = {
		'data-level': deal.level,
		'data-done': over !== undefined || undefined,
		'data-next': isNext || undefined,
	}
	if (!onOpen || over === undefined)
		return (
			<div class="boundless-strip" {...looks}>
				{content}
			</div>
		)
	return (
		<button type="button" class="boundless-strip" {...looks} onClick={onOpen}>
			{content}
			<span class="unseen">{t('deal.see')}</span>
		</button>
	)
}

const tokensIn = (round: number): number => planOf(round).tokens

/** Where a deal leads, in a few words. */
const tellPlan = ({ round }: DailyDeal): string => {
	const name = planName(round)
	return name === 'paid' ? '' : t(`plan.${name}`)
}
