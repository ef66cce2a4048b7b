import { type CalendarDay, isWeekend } from '../../../kernel/calendar.ts'
import type { MapId } from '../data/atlas.ts'

/** What is known of a day's journey before its cards are. */

export const levels = ['easy', 'medium', 'hard'] as const

export type Level = (typeof levels)[number]

/** The first day that has a journey. */
export const FIRST_DAY: CalendarDay = '2026-01-01'

export const hasJourney = (day: CalendarDay): boolean => day >= FIRST_DAY

export const mapOfDay = (day: CalendarDay): MapId => (isWeekend(day) ? 'usa' : 'europe')
