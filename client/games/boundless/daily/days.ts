import { signal } from '@preact/signals'
import type { CalendarDay } from '../../../../shared/kernel/calendar.ts'
import { keep, recall } from '../../../app/storage.ts'
import { type Days, readDays, storedDays, type Tried, untried, withDay } from './tried.ts'

const KEY = 'daily'

const known = signal<Days>(readDays(recall(KEY)))

/** The journeys of this device. */
export const days = known as { readonly value: Days; peek(): Days }

export const triedOn = (day: CalendarDay): Tried => known.value[day] ?? untried

/** Another tab may have gone on meanwhile: what is stored counts. */
export function lookAtDays(): void {
	known.value = { ...known.peek(), ...readDays(recall(KEY)) }
}

/** Changes what is known of a day, as it stands on the device. */
export function changeDay(day: CalendarDay, change: (tried: Tried) => Tried): void {
	lookAtDays()
	known.value = withDay(known.peek(), day, change(known.peek()[day] ?? untried))
	keep(KEY, storedDays(known.peek()))
}

addEventListener('storage', lookAtDays)
