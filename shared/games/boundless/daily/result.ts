import { bytesOfText } from '../../../kernel/bytes.ts'
import { type CalendarDay, isCalendarDay } from '../../../kernel/calendar.ts'
import { sha256Hex } from '../../../kernel/sha256.ts'
import { choicesOf } from '../rules/review.ts'
import { soloRound } from '../solo-table.ts'
import type { Space } from '../table.ts'
import { type Daily, type DailyDeal, dailyOf } from './daily.ts'
import { hasJourney, levels } from './levels.ts'

/** What somebody made of a day. What it came to follows from the choices; the rest is as they say. */
export interface DailyResult {
	day: CalendarDay
	choices: readonly (readonly Space[])[] // of each deal, ascending
	over: readonly number[] // money over the best possible, of each deal
	seconds: number // for all of them
	isFirstTry: boolean // not practice
}

/** What a result that somebody shows turns out to be. */
export type ResultCheck =
	| { is: 'true'; result: DailyResult; daily: Daily }
	| { is: 'false'; why: 'score'; result: DailyResult; earned: readonly number[] } // the choices earn another one
	| { is: 'false'; why: 'altered' | 'choice' | 'day'; result: DailyResult } // something was changed; nobody can choose that; no such day yet
	| { is: 'other-version'; day: CalendarDay } // made by other rules of the day: nobody can tell any more
	| { is: 'unreadable' }

/** Of all that a result follows from. */
const VERSION = 1

const MOST_SECONDS = 999_999
const CHECK = 8 // digits

/** Money over the best possible; undefined for spaces that nobody can choose. */
export function overBest({ map }: Daily, deal: DailyDeal, spaces: readonly Space[]): number | undefined {
	const choices = choicesOf(soloRound(map, deal.round, deal))
	const chosen = choices.find((choice) => choice.spaces.join() === spaces.join())
	return chosen && Math.max(...choices.map(({ price }) => price.money)) - chosen.price.money
}

export const totalOver = ({ over }: Pick<DailyResult, 'over'>): number =>
	over.reduce((sum, money) => sum + money, 0)

/** For a link: digits, points and dashes alone. */
export function writeResult(result: DailyResult): string {
	const body = bodyOf(result)
	return `${body}.${checkOf(body, dailyOf(result.day))}`
}

function bodyOf({ day, choices, over, seconds, isFirstTry }: DailyResult): string {
	const chosen = choices.map((spaces) => spaces.join('')).join('-')
	const taken = Math.min(Math.floor(seconds), MOST_SECONDS)
	return [VERSION, day.replaceAll('-', ''), chosen, over.join('-'), taken, isFirstTry ? 1 : 0].join('.')
}

/** Shows whether a link was tampered with by hand. It is no secret: what counts is that the choices earn the score. */
const checkOf = (body: string, { seed }: Daily): string =>
	sha256Hex(bytesOfText(`${body} ${seed}`)).slice(0, CHECK)

const FORM =
	/^(\d{1,3})\.(\d{8})\.(?:([0-7]{1,2}-[0-7]{1,2}-[0-7]{1,2})\.(\d{1,4}-\d{1,4}-\d{1,4})\.(\d{1,6})\.([01])\.([0-9a-f]{8})|.{0,200})$/

/** Plays a result again and says whether it is true; `latest` is the latest day that has come anywhere. */
export function checkResult(text: string, latest: CalendarDay): ResultCheck {
	const found = FORM.exec(text)
	if (!found) return { is: 'unreadable' }
	const [, version, digits, chosen, claimed, seconds, first, check] = found
	const day = `${digits!.slice(0, 4)}-${digits!.slice(4, 6)}-${digits!.slice(6)}`
	if (Number(version) !== VERSION)
		return isCalendarDay(day) ? { is: 'other-version', day } : { is: 'unreadable' }
	if (chosen === undefined || claimed === undefined) return { is: 'unreadable' }
	const result: DailyResult = {
		day,
		choices: chosen.split('-').map((spaces) => [...spaces].map(Number)),
		over: claimed.split('-').map(Number),
		seconds: Number(seconds),
		isFirstTry: first === '1',
	}
	if (!isCalendarDay(day) || !hasJourney(day) || day > latest) return { is: 'false', why: 'day', result }
	const daily = dailyOf(day)
	const earned = levels.map((_, index) => overBest(daily, daily.deals[index]!, result.choices[index]!))
	if (!earned.every((money) => money !== undefined)) return { is: 'false', why: 'choice', result }
	if (earned.join() !== result.over.join()) return { is: 'false', why: 'score', result, earned }
	const body = text.slice(0, -CHECK - 1)
	if (check !== checkOf(body, daily) || body !== bodyOf(result))
		return { is: 'false', why: 'altered', result }
	return { is: 'true', result, daily }
}
