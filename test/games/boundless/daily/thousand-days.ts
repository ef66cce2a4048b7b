import { dailyOf } from '../../../../shared/games/boundless/daily/daily.ts'
import { FIRST_DAY } from '../../../../shared/games/boundless/daily/levels.ts'
import { type CalendarDay, neighbourDay } from '../../../../shared/kernel/calendar.ts'

/** So many days from the first on. */
export function daysFrom(first: CalendarDay, count: number): CalendarDay[] {
	const days = [first]
	while (days.length < count) days.push(neighbourDay(days.at(-1)!, 1))
	return days
}

export const thousandDays = daysFrom(FIRST_DAY, 1000)

/** Run by itself, it tells the journeys of all of them, and what this machine takes for now. */
if (process.argv[1] === import.meta.filename) {
	const here = `${new Date().toLocaleString()} ${(1234.5).toLocaleString()}`
	process.stdout.write(JSON.stringify({ here, journeys: thousandDays.map(dailyOf) }))
}
