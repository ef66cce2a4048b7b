/**
 * Days as the calendar on the wall has them: "2026-11-18", wherever one is. Whoever asks says which day it is; here
 * is no clock, no time zone and no language.
 */
export type CalendarDay = string

const MONTHS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] // days, in a plain year

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const partsOf = (day: CalendarDay): [year: number, month: number, date: number] => [
	Number(day.slice(0, 4)),
	Number(day.slice(5, 7)),
	Number(day.slice(8, 10)),
]

/** How many days a month has; months count from 1. */
export function daysInMonth(year: number, month: number): number {
	const days = (MONTHS_BEFORE[month] ?? 365) - MONTHS_BEFORE[month - 1]!
	return month === 2 && isLeap(year) ? days + 1 : days
}

/** Whether something from outside is a day that there is. */
export function isCalendarDay(value: unknown): value is CalendarDay {
	if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
	const [year, month, date] = partsOf(value)
	return year >= 1 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month)
}

/** Days since the first of January of the year 1, which was a Monday. */
export function dayNumber(day: CalendarDay): number {
	const [year, month, date] = partsOf(day)
	const before = year - 1
	const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
	const inYear = MONTHS_BEFORE[month - 1]! + (month > 2 && isLeap(year) ? 1 : 0) + date - 1
	return 365 * before + leapDays + inYear
}

/** From 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: CalendarDay): number => dayNumber(day) % 7

export const isWeekend = (day: CalendarDay): boolean => weekdayOf(day) >= 5

/** "2026-11": what all days of a month begin with. */
export const monthOf = (day: CalendarDay): string => day.slice(0, 7)

/** A day by its numbers; months and days count from 1. */
export const calendarDay = (year: number, month: number, date: number): CalendarDay =>
	[String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-')

/** All days of the month that a day is in. */
export function daysOfMonth(day: CalendarDay): CalendarDay[] {
	const [year, month] = partsOf(day)
	return Array.from({ length: daysInMonth(year, month) }, (_, index) => calendarDay(year, month, index + 1))
}

const EPOCH = 719_162 // days before 1970
const DAY = 24 * 3600 * 1000
const FARTHEST_EAST = 14 * 3600 * 1000 // where days begin first

/** The latest day that has come anywhere, at a time in milliseconds since 1970 at Greenwich. */
export function latestDay(time: number): CalendarDay {
	let left = EPOCH + Math.floor((time + FARTHEST_EAST) / DAY)
	let year = 1
	for (let days = 365; left >= days; days = isLeap(year) ? 366 : 365) {
		left -= days
		year++
	}
	let month = 1
	for (; left >= daysInMonth(year, month); month++) left -= daysInMonth(year, month)
	return calendarDay(year, month, left + 1)
}

/** The day after, or with −1 the day before. */
export function neighbourDay(day: CalendarDay, by: 1 | -1): CalendarDay {
	const [year, month, date] = partsOf(day)
	if (by === 1) {
		if (date < daysInMonth(year, month)) return calendarDay(year, month, date + 1)
		return month < 12 ? calendarDay(year, month + 1, 1) : calendarDay(year + 1, 1, 1)
	}
	if (date > 1) return calendarDay(year, month, date - 1)
	return month > 1
		? calendarDay(year, month - 1, daysInMonth(year, month - 1))
		: calendarDay(year - 1, 12, 31)
}
