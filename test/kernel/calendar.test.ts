import { expect, test } from 'vitest'
import {
	calendarDay,
	dayNumber,
	daysOfMonth,
	isCalendarDay,
	isWeekend,
	latestDay,
	neighbourDay,
	weekdayOf,
} from '../../shared/kernel/calendar.ts'

/** The platform's own calendar, at Greenwich. */
const platformDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

const DAY = 24 * 3600 * 1000

test('days follow one another as on the platform’s calendar, leap years included', () => {
	let day = '1999-12-25'
	for (let time = Date.UTC(1999, 11, 25); time < Date.UTC(2101, 2, 2); time += DAY) {
		expect(day).toBe(platformDay(time))
		expect(weekdayOf(day)).toBe((new Date(time).getUTCDay() + 6) % 7)
		const next = neighbourDay(day, 1)
		expect(neighbourDay(next, -1)).toBe(day)
		expect(dayNumber(next)).toBe(dayNumber(day) + 1)
		day = next
	}
})

test('the weekend is Saturday and Sunday', () => {
	const week = ['16', '17', '18', '19', '20', '21', '22'].map((date) => isWeekend(`2026-11-${date}`))
	expect(week).toEqual([false, false, false, false, false, true, true])
})

test('the latest day is the one that has begun farthest east', () => {
	for (let time = Date.UTC(1969, 11, 25); time < Date.UTC(2101, 2, 2); time += 7 * 3600 * 1000)
		expect(latestDay(time)).toBe(platformDay(time + 14 * 3600 * 1000))
	expect(latestDay(Date.UTC(2026, 10, 18, 9, 59, 59))).toBe('2026-11-18')
	expect(latestDay(Date.UTC(2026, 10, 18, 10))).toBe('2026-11-19')
})

test('a month has all of its days', () => {
	expect(daysOfMonth('2028-02-11')).toHaveLength(29)
	expect(daysOfMonth('2027-02-11')).toHaveLength(28)
	expect(daysOfMonth('2026-11-18').at(-1)).toBe(calendarDay(2026, 11, 30))
})

test.each([
	...['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-00', '2026-11-31', '0000-01-01', '1900-02-29'],
	...['2026-1-1', '20261118', ' 2026-11-18', '2026-11-18\n', '२०२६-११-१८', '', 20261118, null, undefined, {}],
])('%j is no day', (value) => {
	expect(isCalendarDay(value)).toBe(false)
})

test.each(['2026-11-18', '2028-02-29', '2000-02-29'])('%s is a day', (value) => {
	expect(isCalendarDay(value)).toBe(true)
})
