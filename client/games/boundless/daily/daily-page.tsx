import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { hasJourney } from '../../../../shared/games/boundless/daily/levels.ts'
import { type CalendarDay, isCalendarDay } from '../../../../shared/kernel/calendar.ts'
import { useHead } from '../../../app/head.ts'
import type { DailyPageProps } from '../../game.ts'
import { Day } from './day.tsx'
import { triedOn } from './days.ts'
import { TheirResult } from './their-result.tsx'
import { followClock, today } from './today.ts'
import { isBegun, isDone } from './tried.ts'
import { dailyWords } from './words.en.ts'

/** The journey of today, of a day that has gone, or of somebody else. */
export function DailyPage({ part, ...ways }: DailyPageProps) {
	useHead(dailyWords.t('title'))
	useEffect(followClock, [])
	if (part === 'result') return <TheirResult />
	const isPast = isCalendarDay(part) && hasJourney(part) && part < today.peek()
	return isPast ? <Day key={part} day={part} {...ways} /> : <Today {...ways} />
}

/** At midnight comes the next one, unless somebody is in the middle of theirs. */
function Today(ways: Omit<DailyPageProps, 'part'>) {
	const day = useSignal<CalendarDay>(today.peek())
	useSignalEffect(() => {
		const tried = triedOn(day.peek())
		if (!isBegun(tried) || isDone(tried)) day.value = today.value
	})
	return <Day key={day.value} day={day.value} {...ways} />
}

export default DailyPage
