import './card.css'
import { useEffect } from 'preact/hooks'
import { mapOfDay } from '../../../../shared/games/boundless/daily/levels.ts'
import { monthOf } from '../../../../shared/kernel/calendar.ts'
import { Icon } from '../../../design/icon.tsx'
import { mapName } from '../names.ts'
import { days, triedOn } from './days.ts'
import { Postmark } from './postmark.tsx'
import { followClock, today } from './today.ts'
import { daysIn, isBegun, isDone } from './tried.ts'
import { dailyWords } from './words.en.ts'

const { t } = dailyWords

/** The way to today's journey, on the home page: a slip of paper below the games. */
export function DailyCard() {
	useEffect(followClock, [])
	const day = today.value
	const tried = triedOn(day)
	const count = daysIn(days.value, monthOf(day))
	const isMade = isDone(tried)
	const about = isMade
		? t('card.done')
		: isBegun(tried)
			? t('card.begun')
			: t('card.new', { map: mapName(mapOfDay(day)) })
	return (
		<a class="boundless-daily-card" href="/daily">
			<Postmark day={day} />
			<span>
				<strong>{t('title')}</strong>
				<small>{isMade ? `${about} · ${t('month', { count })}` : about}</small>
			</span>
			<Icon name={isMade ? 'check' : 'arrow'} size={20} />
		</a>
	)
}
