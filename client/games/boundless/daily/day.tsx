import { useSignal } from '@preact/signals'
import type { CalendarDay } from '../../../../shared/kernel/calendar.ts'
import { Button } from '../../../design/button.tsx'
import type { DailyPageProps } from '../../game.ts'
import { type Attempt, firstTry, practiceOf, resultOf } from './attempt.ts'
import { Cover, Strips } from './cover.tsx'
import { triedOn } from './days.ts'
import { Month } from './month.tsx'
import { shareResult } from './share.ts'
import { today } from './today.ts'
import { Total } from './total.tsx'
import { isBegun, isDone } from './tried.ts'
import { useOpenDeal } from './use-open-deal.tsx'
import { dailyWords } from './words.en.ts'

const { t } = dailyWords

interface DayProps extends Omit<DailyPageProps, 'part'> {
	day: CalendarDay
}

/** A try is for its day: what was begun then can be brought to its end, what was not is practice. */
function attemptOn(day: CalendarDay): Attempt {
	const tried = triedOn(day)
	const isTry = !tried.isSpoilt && (day === today.peek() || isBegun(tried))
	return isTry ? firstTry(day) : practiceOf(day)
}

/** A day with its three deals: to be played, or as they were. */
export function Day({ day, race, isOpening }: DayProps) {
	const attempt = useSignal(attemptOn(day))
	const { deal, show } = useOpenDeal(attempt.value, () => scrollTo(0, 0))
	const { kind, tried } = attempt.value
	if (deal) return deal
	const isToday = day === today.value
	const isMade = isDone(triedOn(day)) && !triedOn(day).isSpoilt
	const result = resultOf(attempt.value)
	return (
		<Cover
			title={t(isToday ? 'title' : 'title.past')}
			day={day}
			mark={kind === 'practice' ? t('practice') : undefined}
		>
			{result && <Total result={result} />}
			<Strips attempt={attempt.value} onOpen={show} />
			<div class="boundless-daily-ways">
				{result ? (
					<>
						<Button kind="primary" wide icon="share" onClick={() => void shareResult(result)}>
							{t('share')}
						</Button>
						<Button wide busy={isOpening} onClick={() => race(day)}>
							{t('race')}
						</Button>
						<p class="soft">
							<small>{t('race.hint')}</small>
						</p>
						<Button
							kind="plain"
							wide
							onClick={() => {
								attempt.value = practiceOf(day)
								show(0)
							}}
						>
							{t('again')}
						</Button>
						{kind === 'practice' && isMade && (
							<Button
								kind="plain"
								wide
								onClick={() => {
									attempt.value = firstTry(day)
								}}
							>
								{t('mine')}
							</Button>
						)}
					</>
				) : (
					<>
						<Button kind="primary" wide onClick={() => show(tried.value.times.length)}>
							{isBegun(tried.value) ? t('go-on') : t(kind === 'practice' ? 'begin.practice' : 'begin')}
						</Button>
						<p class="soft">{t(howOf(attempt.value))}</p>
					</>
				)}
			</div>
			<Month shown={day} />
		</Cover>
	)
}

function howOf({ kind, tried, daily }: Attempt): 'how' | 'how.running' | 'how.practice' | 'how.spoilt' {
	if (tried.value.shownAt !== undefined && !isDone(tried.value)) return 'how.running'
	if (kind === 'first') return 'how'
	return triedOn(daily.day).isSpoilt ? 'how.spoilt' : 'how.practice'
}
