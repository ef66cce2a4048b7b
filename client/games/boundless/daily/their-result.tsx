import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import {
	checkResult,
	type DailyResult,
	type ResultCheck,
	totalOver,
} from '../../../../shared/games/boundless/daily/result.ts'
import { latestDay } from '../../../../shared/kernel/calendar.ts'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Icon } from '../../../design/icon.tsx'
import { firstTry, resultOf, theirs } from './attempt.ts'
import { Cover, Strips } from './cover.tsx'
import { changeDay, triedOn } from './days.ts'
import { tellTime } from './tell.ts'
import { today } from './today.ts'
import { Total } from './total.tsx'
import { isDone } from './tried.ts'
import { useOpenDeal } from './use-open-deal.tsx'
import { dailyWords } from './words.en.ts'

const { t } = dailyWords

/** What a link tells of somebody's day, played again here: whether it is true, and how they travelled. */
export function TheirResult() {
	const text = useSignal(location.hash.slice(1))
	useEffect(() => {
		const follow = () => {
			text.value = location.hash.slice(1)
		}
		addEventListener('hashchange', follow)
		return () => removeEventListener('hashchange', follow)
	}, [])
	const check = checkResult(text.value, latestDay(Date.now()))
	if (check.is === 'true') return <TrueResult key={text.value} {...check} />
	if (check.is === 'false' && check.why !== 'day') return <FalseResult {...check} />
	return (
		<Cover title={t('title.result')} day={'day' in check ? check.day : today.value}>
			{check.is === 'false' ? <Seal is="false" text={t('check.day')} /> : <p>{t(`check.${check.is}`)}</p>}
			<ButtonLink href="/daily" kind="primary" wide>
				{t('to.today')}
			</ButtonLink>
		</Cover>
	)
}

function Seal({ is, text }: { is: 'true' | 'false'; text: string }) {
	return (
		<div class="boundless-check" data-is={is} role="status">
			<strong class="boundless-check-stamp">
				<Icon name={is === 'true' ? 'check' : 'close'} size={20} />
				{t(`check.${is}`)}
			</strong>
			<p>{text}</p>
		</div>
	)
}

function FalseResult(check: Extract<ResultCheck, { is: 'false' }>) {
	const { result } = check
	const text =
		check.why === 'score'
			? t('check.score', { earned: totalOver({ over: check.earned }), claimed: totalOver(result) })
			: t(`check.${check.why}`)
	return (
		<Cover title={t('title.result')} day={result.day}>
			<Seal is="false" text={text} />
			<ButtonLink href="/daily" kind="primary" wide>
				{t('to.today')}
			</ButtonLink>
		</Cover>
	)
}

/** Nobody sees cards of a day that they may still play, unless they want to: then their try is gone. */
const isGivenAway = ({ day }: DailyResult): boolean => {
	const tried = triedOn(day)
	return day < today.value || isDone(tried) || tried.isSpoilt === true
}

function TrueResult({ result, daily }: Extract<ResultCheck, { is: 'true' }>) {
	const attempt = useSignal(theirs(daily, result))
	const { deal, show } = useOpenDeal(attempt.value)
	const see = () => {
		if (!isGivenAway(result)) changeDay(result.day, (tried) => ({ ...tried, isSpoilt: true }))
		show(0)
	}
	if (deal) return deal
	const isFree = isGivenAway(result)
	return (
		<Cover title={t('title.result')} day={result.day} mark={result.isFirstTry ? undefined : t('practice')}>
			<Total result={result} />
			<Strips attempt={attempt.value} onOpen={isFree ? show : undefined} />
			<Seal is="true" text={t(result.isFirstTry ? 'check.true.text' : 'check.true.practice')} />
			<Own day={result.day} />
			<div class="boundless-daily-ways">
				{isFree ? (
					<Button kind="primary" wide icon="replay" onClick={see}>
						{t('see')}
					</Button>
				) : (
					<>
						{result.day === today.value && (
							<ButtonLink href="/daily" kind="primary" wide>
								{t('play-first')}
							</ButtonLink>
						)}
						<Button wide onClick={see}>
							{t('see.anyway')}
						</Button>
						<p class="soft">{t('see.spoils')}</p>
					</>
				)}
			</div>
		</Cover>
	)
}

/** Beside it, what one made of that day oneself. */
function Own({ day }: { day: string }) {
	const tried = triedOn(day)
	const own = isDone(tried) && !tried.isSpoilt ? resultOf(firstTry(day)) : undefined
	if (!own) return null
	return <p class="soft">{t('total.mine', { money: totalOver(own), time: tellTime(own.seconds) })}</p>
}
