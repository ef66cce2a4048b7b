import { signal } from '@preact/signals'
import { type CalendarDay, calendarDay } from '../../../../shared/kernel/calendar.ts'

/** The day where the player is, by their own midnight. */
const dayNow = (): CalendarDay => {
	const now = new Date()
	return calendarDay(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

const newest = signal(dayNow())

const LONGEST = 3600 * 1000 // a device that slept tells timers late: so it is asked now and then, and when it wakes

/** Today, as long as somebody looks; it changes at midnight. */
export const today = newest as { readonly value: CalendarDay; peek(): CalendarDay }

export function lookAtClock(): void {
	newest.value = dayNow()
}

/** Looks at the clock again at midnight and whenever the page is seen again; answers how to stop. */
export function followClock(): () => void {
	let timer: ReturnType<typeof setTimeout>
	const look = () => {
		lookAtClock()
		const midnight = new Date()
		midnight.setHours(24, 0, 0, 0)
		clearTimeout(timer)
		timer = setTimeout(look, Math.min(LONGEST, midnight.getTime() - Date.now() + 50))
	}
	look()
	addEventListener('pageshow', look)
	document.addEventListener('visibilitychange', look)
	return () => {
		clearTimeout(timer)
		removeEventListener('pageshow', look)
		document.removeEventListener('visibilitychange', look)
	}
}
