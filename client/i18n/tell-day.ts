import type { CalendarDay } from '../../shared/kernel/calendar.ts'
import { localeHere } from './locale-here.ts'

type Form = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'weekday' | 'day' | 'month' | 'year'>

/** A day in the reader's language: it is the same day wherever it is read. */
export const tellDay = (day: CalendarDay, form: Form = { dateStyle: 'long' }): string =>
	new Intl.DateTimeFormat(localeHere(), { ...form, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
