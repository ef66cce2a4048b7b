import { levels } from '../../../../shared/games/boundless/daily/levels.ts'
import { planOf, SPACES } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { Space } from '../../../../shared/games/boundless/table.ts'
import { type CalendarDay, isCalendarDay, monthOf } from '../../../../shared/kernel/calendar.ts'
import { isWholeBelow } from '../../../../shared/kernel/guards.ts'
import { isRecord } from '../../../../shared/kernel/json.ts'

/** What somebody has done of a day. */
export interface Tried {
	readonly tokens: readonly (readonly Space[])[] // of each deal, in the order they were placed
	readonly times: readonly number[] // milliseconds that each deal took which is done
	readonly shownAt?: number // since when the cards lie open that are not done with, by this device's clock
	readonly isSpoilt?: true // somebody else's journeys were looked at first: it is no try any more
}

export type Days = { readonly [day: CalendarDay]: Tried }

/** As it is stored on the device. */
interface Stored {
	version: number
	days: Days
}

const VERSION = 1
const MOST_DAYS = 100 // that are remembered: the latest
const LONGEST = 24 * 3600 * 1000

export const untried: Tried = { tokens: [], times: [] }

/** The kinds of rounds that the deals of a day are, in order: how many tokens each takes. */
const tokensIn = [1, 3, 5].map((round) => planOf(round).tokens)

export const isDone = ({ times }: Tried): boolean => times.length === levels.length

/** Whether anything was seen of its cards. */
export const isBegun = ({ times, shownAt }: Tried): boolean => times.length > 0 || shownAt !== undefined

/** The cards of the next deal are turned up: from now on time counts, whether anybody looks or not. */
export const show = (tried: Tried, at: number): Tried =>
	isDone(tried) || tried.shownAt !== undefined
		? tried
		: { ...tried, tokens: [...tried.tokens.slice(0, tried.times.length), []], shownAt: at }

/** A token is placed, for good; with the last one of its deal, the time stops. */
export function place(tried: Tried, space: Space, at: number): Tried {
	const { tokens, times, shownAt } = tried
	const index = times.length
	const placed = tokens[index]
	if (shownAt === undefined || placed === undefined || placed.includes(space)) return tried
	const more = tokens.with(index, [...placed, space])
	if (more[index]!.length < tokensIn[index]!) return { ...tried, tokens: more }
	const { shownAt: _, ...rest } = tried
	return { ...rest, tokens: more, times: [...times, Math.min(Math.max(0, at - shownAt), LONGEST)] }
}

/** The choice of a deal that is done. */
export const choiceOf = ({ tokens }: Tried, index: number): Space[] =>
	[...(tokens[index] ?? [])].sort((one, other) => one - other)

export const secondsOf = ({ times }: Tried): number =>
	Math.floor(times.reduce((sum, time) => sum + time, 0) / 1000)

/** How many journeys of a month were made on their day. There is nothing to lose: a day left out is a day left out. */
export const daysIn = (days: Days, month: string): number =>
	Object.entries(days).filter(([day, tried]) => monthOf(day) === month && isDone(tried) && !tried.isSpoilt)
		.length

/** With what is known of a day, and without those that are too long ago. */
export function withDay(days: Days, day: CalendarDay, tried: Tried): Days {
	const kept = Object.entries({ ...days, [day]: tried }).sort(([one], [other]) => (one < other ? 1 : -1))
	return Object.fromEntries(kept.slice(0, MOST_DAYS))
}

export const storedDays = (days: Days): Stored => ({ version: VERSION, days })

/** What the device has stored, whatever that is: of a day that cannot be read nothing is known. */
export function readDays(raw: unknown): Days {
	if (!isRecord(raw) || raw.version !== VERSION || !isRecord(raw.days)) return {}
	const read = Object.entries(raw.days).flatMap(([day, one]) => {
		const tried = isCalendarDay(day) ? readTried(one) : undefined
		return tried ? [[day, tried] as const] : []
	})
	return Object.fromEntries(read.slice(0, 2 * MOST_DAYS))
}

function readTried(raw: unknown): Tried | undefined {
	if (!isRecord(raw) || !Array.isArray(raw.tokens) || !Array.isArray(raw.times)) return undefined
	const { tokens, times, shownAt, isSpoilt } = raw
	const isOpen = shownAt !== undefined
	const isRight =
		times.length <= levels.length &&
		times.every((time) => isWholeBelow(time, LONGEST + 1)) &&
		(!isOpen || (times.length < levels.length && isWholeBelow(shownAt, Number.MAX_SAFE_INTEGER))) &&
		tokens.length === times.length + (isOpen ? 1 : 0) &&
		tokens.every((placed, index) => areTokens(placed, index, index < times.length))
	if (!isRight) return undefined
	return {
		tokens,
		times,
		...(isOpen && { shownAt: shownAt as number }),
		...(isSpoilt === true && { isSpoilt }),
	}
}

const areTokens = (placed: unknown, index: number, isAll: boolean): boolean =>
	Array.isArray(placed) &&
	placed.every((space) => isWholeBelow(space, SPACES)) &&
	new Set(placed).size === placed.length &&
	(isAll ? placed.length === tokensIn[index] : placed.length < tokensIn[index]!)
