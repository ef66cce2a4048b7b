import './month.css'
import { useSignal } from '@preact/signals'
import { FIRST_DAY } from '../../../../shared/games/boundless/daily/levels.ts'
import {
	type CalendarDay,
	daysOfMonth,
	monthOf,
	neighbourDay,
	weekdayOf,
} from '../../../../shared/kernel/calendar.ts'
import { IconButton } from '../../../design/button.tsx'
import { tellDay } from '../../../i18n/tell-day.ts'
import { days, triedOn } from './days.ts'
import { today } from './today.ts'
import { daysIn, isBegun, isDone } from './tried.ts'
import { dailyWords } from './words.en.ts'

const { t } = dailyWords

/** Any week that begins with a Monday: their names alone are wanted. */
const week = [
	'2026-11-16',
	'2026-11-17',
	'2026-11-18',
	'2026-11-19',
	'2026-11-20',
	'2026-11-21',
	'2026-11-22',
]

/** The days of a month: which were made on their day, and the way to practise those that have gone. */
export function Month({ shown }: { shown: CalendarDay }) {
	const month = useSignal(`${monthOf(shown)}-01`)
	const all = daysOfMonth(month.value)
	const [first, last] = [all[0]!, all.at(-1)!]
	const count = daysIn(days.value, monthOf(today.value))
	return (
		<section class="boundless-month" aria-labelledby="boundless-month">
			<h2 id="boundless-month">{count === 0 ? t('month.none') : t('month', { count })}</h2>
			<div class="boundless-month-head">
				<IconButton
					icon="back"
					label={t('month.before')}
					disabled={first <= FIRST_DAY}
					onClick={() => {
						month.value = `${monthOf(neighbourDay(first, -1))}-01`
					}}
				/>
				<strong>{tellDay(first, { month: 'long', year: 'numeric' })}</strong>
				<IconButton
					icon="arrow"
					label={t('month.after')}
					disabled={last >= today.value}
					onClick={() => {
						month.value = neighbourDay(last, 1)
					}}
				/>
			</div>
			<p class="boundless-month-week" aria-hidden="true">
				{week.map((day) => (
					<span key={day}>{tellDay(day, { weekday: 'narrow' })}</span>
				))}
			</p>
			<ol class="boundless-month-days" style={{ '--first': weekdayOf(first) + 1 }}>
				{all.map((day) => (
					<li key={day}>
						<Day day={day} isShown={day === shown} />
					</li>
				))}
			</ol>
			<p class="soft">{t('month.hint')}</p>
		</section>
	)
}

function Day({ day, isShown }: { day: CalendarDay; isShown: boolean }) {
	const date = Number(day.slice(8))
	const tried = triedOn(day)
	const isMade = isDone(tried) && !tried.isSpoilt
	const looks = {
		class: 'boundless-month-day',
		'data-made': isMade || undefined,
		'data-weekend': weekdayOf(day) >= 5 || undefined,
	}
	if (day > today.value) return <span {...looks}>{date}</span>
	const isToday = day === today.value
	const told = tellDay(day)
	const label = isMade
		? t('day.done', { day: told })
		: isBegun(tried) && !tried.isSpoilt
			? t('day.begun', { day: told })
			: isToday
				? told
				: t('day.practice', { day: told })
	return (
		<a
			{...looks}
			href={isToday ? '/daily' : `/daily/${day}`}
			aria-label={label}
			aria-current={isShown ? 'date' : undefined}
			data-today={isToday || undefined}
		>
			{date}
		</a>
	)
}
