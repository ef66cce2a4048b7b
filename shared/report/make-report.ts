import { type AnyGame, TABLE } from '../kernel/game.ts'
import type { AnyJudge } from '../kernel/judge.ts'
import { randomFrom } from '../kernel/random.ts'
import { type GameRecord, replay } from '../kernel/record.ts'
import { isRejected } from '../kernel/rejection.ts'
import { judgedTurns, lookCloser, startEstimate } from './estimate.ts'
import { partsWon } from './parts.ts'
import { type Report, reportOn } from './report.ts'
import { turnsOf } from './turn.ts'

/**
 * Tells how much of the work is done, from 0 to 1; after every look but the last a sketch, which later looks may deny;
 * and the report at its end. Undefined where the game is not over, or was before anybody moved.
 */
export type Reporting = Generator<number | Report, Report | undefined, undefined>

/**
 * Looks back on a finished game, turn by turn. Work is counted in playouts, never in time: the same record gives the
 * same report everywhere. `effort` scales how many.
 */
export function* makeReport(game: AnyGame, judge: AnyJudge, record: GameRecord, effort = 1): Reporting {
	const positions = replay(game, record)
	if (isRejected(positions)) return undefined
	const outcome = game.outcome(game.table(positions.at(-1)!.state))
	if (outcome === undefined) return undefined
	const isEarly = record.moves.at(-1)?.seat === TABLE // the only move that is nobody's
	const played = isEarly ? { ...record, moves: record.moves.slice(0, -1) } : record
	if (played.moves.length === 0) return undefined
	const looks = judge.looks.map(({ moves, playouts }) => ({
		moves,
		playouts: Math.max(1, Math.round(playouts * effort)),
	}))
	const estimates = turnsOf(game, judge, played, positions).map((turn) =>
		startEstimate(judge, turn, looks[0]!.moves),
	)
	const work = looks.map(({ moves, playouts }) => (moves + 2) * playouts)
	const whole = estimates.length * work.reduce((sum, one) => sum + one, 0)
	const seats = record.seating.count
	const result = isEarly ? undefined : partsWon(outcome)
	const reportSoFar = (): Report => ({
		...reportOn(judgedTurns(estimates, result), seats),
		...(isEarly && { early: true }),
	})
	let done = 0
	for (const [round, look] of looks.entries()) {
		for (const [index, estimate] of estimates.entries()) {
			const looking = lookCloser(judge, estimate, randomFrom(`${record.seed}:${round}:${index}`), look)
			while (!looking.next().done) yield done / whole
			done += work[round]!
			yield done / whole
		}
		if (look !== looks.at(-1)) yield reportSoFar()
	}
	return reportSoFar()
}
