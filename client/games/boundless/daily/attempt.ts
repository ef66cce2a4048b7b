import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type Daily, dailyOf } from '../../../../shared/games/boundless/daily/daily.ts'
import { type DailyResult, overBest } from '../../../../shared/games/boundless/daily/result.ts'
import type { Space } from '../../../../shared/games/boundless/table.ts'
import type { CalendarDay } from '../../../../shared/kernel/calendar.ts'
import { changeDay, triedOn } from './days.ts'
import { choiceOf, isDone, place, secondsOf, show, type Tried, untried } from './tried.ts'

/** A way through the three deals of a day: the one try, practice, or what somebody else shows. */
export interface Attempt {
	readonly kind: 'first' | 'practice' | 'theirs'
	readonly daily: Daily
	readonly tried: ReadonlySignal<Tried>
	/** Turns the cards of the next deal up. */
	show(): void
	place(space: Space): void
}

/** The one try of a day; the device remembers every step of it. */
export const firstTry = (day: CalendarDay): Attempt => ({
	kind: 'first',
	daily: dailyOf(day),
	tried: computed(() => triedOn(day)),
	show: () => changeDay(day, (tried) => show(tried, Date.now())),
	place: (space) => changeDay(day, (tried) => place(tried, space, Date.now())),
})

export function practiceOf(day: CalendarDay): Attempt {
	const tried = signal<Tried>(untried)
	return {
		kind: 'practice',
		daily: dailyOf(day),
		tried,
		show: () => {
			tried.value = show(tried.peek(), Date.now())
		},
		place: (space) => {
			tried.value = place(tried.peek(), space, Date.now())
		},
	}
}

export const theirs = (daily: Daily, { choices, seconds }: DailyResult): Attempt => ({
	kind: 'theirs',
	daily,
	tried: signal<Tried>({
		tokens: choices,
		times: choices.map((_, index) => (index === 0 ? 1000 * seconds : 0)),
	}),
	show: () => undefined,
	place: () => undefined,
})

/** What the deals that are done came to: money over the best of each. */
export const oversOf = ({ daily, tried }: Attempt): number[] =>
	tried.value.times.map((_, index) => overBest(daily, daily.deals[index]!, choiceOf(tried.value, index)) ?? 0)

/** What there is to tell once all of them are. */
export function resultOf(attempt: Attempt): DailyResult | undefined {
	const tried = attempt.tried.value
	if (!isDone(tried)) return undefined
	return {
		day: attempt.daily.day,
		choices: attempt.daily.deals.map((_, index) => choiceOf(tried, index)),
		over: oversOf(attempt),
		seconds: secondsOf(tried),
		isFirstTry: attempt.kind === 'first',
	}
}
