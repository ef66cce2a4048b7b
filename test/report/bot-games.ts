import { findJudge } from '../../shared/games/judges.ts'
import type { AnyBot } from '../../shared/kernel/bot.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import type { GameRecord } from '../../shared/kernel/record.ts'
import { makeReport, type Reporting } from '../../shared/report/make-report.ts'
import { CERTAIN } from '../../shared/report/parts.ts'
import type { Account, Report } from '../../shared/report/report.ts'
import { playGame, recordOf, type Setting } from '../games/support/play.ts'

/** A finished game between bots. */
export function recordBots(game: AnyGame, setting: Setting): GameRecord {
	return recordOf(game, setting, playGame(game, setting).moves)
}

/** The report, the sketches before it, and what was told of how far it had come. */
export function readThrough(reporting: Reporting): { report: Report; sketches: Report[]; parts: number[] } {
	const parts: number[] = []
	const sketches: Report[] = []
	for (;;) {
		const { done, value } = reporting.next()
		if (done) return { report: value!, sketches, parts }
		if (typeof value === 'number') parts.push(value)
		else sketches.push(value)
	}
}

export async function reportOnBots(game: AnyGame, setting: Setting, effort: number): Promise<Report> {
	const judge = (await findJudge(game.id))!
	return readThrough(makeReport(game, judge, recordBots(game, setting), effort)).report
}

/** What the parts of an account come to. */
export const sumOf = ({ fair, luck, offered, missed, others }: Account): number =>
	fair + luck + offered + missed + others

/** What its own moves brought a seat, in wins. */
export const skillOf = ({ offered, missed }: Account): number => (offered + missed) / CERTAIN

export interface Series {
	game: AnyGame
	a: AnyBot // alone among
	b: AnyBot
	players: number
	options: unknown // parsed
	games: number
	seed: string
	effort: number
}

export interface SeriesResult {
	games: number
	luck: number // A's mean, in wins
	error: number // of that, at 95 %
	abler: number // games in which A's moves brought more than those of each other
}

/** Reports on many games, every deal of which is played with A in each seat. */
export async function reportOnSeries({ a, b, players, games, seed, effort, game, options }: Series) {
	const lucks: number[] = [] // by deal: its games are not independent of each other
	let abler = 0
	const deals = Math.ceil(games / players)
	for (let deal = 0; deal < deals; deal++) {
		let luck = 0
		for (let seat = 0; seat < players; seat++) {
			const bots = Array.from({ length: players }, (_, other) => (other === seat ? a : b))
			const setting = { options, seating: { count: players }, seed: `${seed}:${deal}`, bots }
			const { accounts } = await reportOnBots(game, setting, effort)
			luck += accounts[seat]!.luck / CERTAIN / players
			const best = Math.max(...accounts.toSpliced(seat, 1).map(skillOf))
			if (skillOf(accounts[seat]!) > best) abler++
		}
		lucks.push(luck)
	}
	return { games: deals * players, ...meanAndError(lucks), abler } satisfies SeriesResult
}

function meanAndError(values: readonly number[]): { luck: number; error: number } {
	const luck = values.reduce((sum, value) => sum + value, 0) / values.length
	const spread = values.reduce((sum, value) => sum + (value - luck) ** 2, 0) / (values.length - 1)
	return { luck, error: 1.96 * Math.sqrt(spread / values.length) }
}
