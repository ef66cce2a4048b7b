import { bytesOfText } from '../../../kernel/bytes.ts'
import type { CalendarDay } from '../../../kernel/calendar.ts'
import { randomFrom } from '../../../kernel/random.ts'
import { sha256Hex } from '../../../kernel/sha256.ts'
import type { MapId } from '../data/atlas.ts'
import { setUp } from '../setup.ts'
import { soloRound } from '../solo-table.ts'
import type { Deal } from '../table.ts'
import { difficultyOf } from './difficulty.ts'
import { type Level, levels, mapOfDay } from './levels.ts'

/** One of the three deals of a day: a round of a game that is dealt by the day's seed. */
export interface DailyDeal extends Deal {
	level: Level
	round: number
	points: number // its difficulty
}

export interface Daily {
	day: CalendarDay
	map: MapId
	seed: string // of a whole game, in which these three are rounds: friends race it
	deals: readonly DailyDeal[]
}

/** Which rounds can be that hard, and how hard they have to be. */
const wanted: { readonly [level in Level]: { rounds: readonly number[]; from: number; to: number } } = {
	easy: { rounds: [1, 2], from: 2, to: 5 },
	medium: { rounds: [3, 4], from: 10, to: 16 },
	hard: { rounds: [5, 6], from: 20, to: Number.POSITIVE_INFINITY },
}

/** One seed in four will do; nobody has ever seen a day that took half as many. */
const MOST_SEEDS = 200

/**
 * The journey of a day, the same for everybody: of the seeds that follow from the date, the first whose game has an
 * easy, a medium and a hard round. A change of this, of the maps or of how a game is dealt changes all days: then
 * raise VERSION in result.ts.
 */
export function dailyOf(day: CalendarDay): Daily {
	const map = mapOfDay(day)
	for (let attempt = 0; attempt < MOST_SEEDS; attempt++) {
		const seed = sha256Hex(bytesOfText(`boundless daily ${day} ${attempt}`))
		const { deals } = setUp(
			{ map, twoColours: false, countdown: 0, mapInSight: [] },
			{ count: 2 },
			randomFrom(seed),
		)
		const found = levels.map((level) => dealFor(level, map, deals))
		if (found.every((deal) => deal !== undefined)) return { day, map, seed, deals: found }
	}
	throw new Error(`no journey for ${day}`)
}

function dealFor(level: Level, map: MapId, deals: readonly Deal[]): DailyDeal | undefined {
	const { rounds, from, to } = wanted[level]
	for (const round of rounds) {
		const deal = deals[round - 1]!
		const { points } = difficultyOf(soloRound(map, round, deal))
		if (points >= from && points <= to) return { ...deal, level, round, points }
	}
	return undefined
}
