import type { AnyJudge, Judging, Look } from '../kernel/judge.ts'
import type { Random } from '../kernel/random.ts'
import { CERTAIN, inParts } from './parts.ts'
import type { JudgedTurn } from './report.ts'
import type { Turn } from './turn.ts'

/** Chances by seat, summed over playouts. */
interface Tally {
	sums: number[]
	playouts: number
}

interface Candidate {
	steps: unknown[]
	tally: Tally // of all looks
	newest: Tally // of the newest look
}

/** What is known so far about one turn. */
export interface Estimate {
	turn: Turn
	standing: Tally // the position as it stood before it
	made: Candidate
	others: Candidate[] // the moves that it is held against, the best first
}

export function startEstimate(judge: AnyJudge, turn: Turn, count: number): Estimate {
	const made = candidateOf(turn.steps)
	const others = judge
		.candidates(turn.known, count)
		.filter((steps) => JSON.stringify(steps) !== JSON.stringify(turn.steps))
	return { turn, standing: emptyTally(), made, others: others.map(candidateOf) }
}

/**
 * Takes a look at a turn: of the moves it is held against those that were best so far, each played out anew.
 *
 * Every look has a chance of its own, and every turn: a draw counts as the difference between two estimates, of the
 * same position before the tile is known and with it, neither of which has seen the other's playouts or was chosen for
 * how it came out. So whatever their errors are, luck has a mean of nothing.
 */
export function* lookCloser(
	judge: AnyJudge,
	estimate: Estimate,
	random: Random,
	{ moves, playouts }: Look,
): Judging<void> {
	const { turn, standing, made } = estimate
	estimate.others = estimate.others.slice(0, moves)
	const candidates = [made, ...estimate.others]
	const chances = yield* judge.chances(
		turn.known,
		[[], ...candidates.map(({ steps }) => steps)],
		random,
		playouts,
	)
	add(standing, chances[0]!, playouts)
	for (const [index, candidate] of candidates.entries()) {
		candidate.newest = emptyTally()
		add(candidate.newest, chances[index + 1]!, playouts)
		add(candidate.tally, chances[index + 1]!, playouts)
	}
	const { seat } = turn
	estimate.others.sort((one, other) => meanOf(other.tally)[seat]! - meanOf(one.tally)[seat]!)
}

/**
 * The turns in parts. Where chance had no part in what came after a move, that is the same position as the next turn's:
 * one estimate serves for both. The last leads to the result; where there is none, to what was open then.
 */
export function judgedTurns(estimates: readonly Estimate[], result?: readonly number[]): JudgedTurn[] {
	const turns: JudgedTurn[] = []
	let next: number[] | undefined // the chances before the turn after this one
	for (const [index, estimate] of [...estimates.entries()].reverse()) {
		const { seat, from, to, reveals } = estimate.turn
		const made = next === undefined || reveals ? inParts(meanOf(estimate.made.tally)) : next
		const after = next ?? [...(result ?? made)]
		const found = bestOf(estimate, made)
		const before = chancesBefore(estimate, estimates[index - 1], found.best)
		turns.unshift({ seat, from, to, before, made, after, ...found })
		next = before
	}
	return turns
}

/**
 * The chances as a turn stood: where nothing came between, those that the move before it left. They were judged from
 * further away; if then no move brings its seat as much, they were too good for it, and what the best brings counts.
 */
function chancesBefore(
	{ turn: { seat }, standing }: Estimate,
	last: Estimate | undefined,
	best: number[],
): number[] {
	if (last === undefined || last.turn.reveals) return inParts(meanOf(standing))
	const left = inParts(meanOf(last.made.tally))
	return left[seat]! - best[seat]! >= CLEARLY ? best : left
}

/**
 * The best move, if it is better than the one made. Which one is best was found by earlier looks, how much better it is
 * by the newest alone: the best of many by the same playouts would seem better than it is.
 */
function bestOf(
	{ turn: { seat }, made: { tally, newest }, others: [other] }: Estimate,
	made: number[],
): Pick<JudgedTurn, 'best' | 'better'> {
	if (other === undefined) return { best: made }
	const [these, those] = [meanOf(newest), meanOf(other.newest)]
	const best = inParts(meanOf(tally).map((chance, who) => Math.max(0, chance + those[who]! - these[who]!)))
	return best[seat]! - made[seat]! >= CLEARLY ? { best, better: other.steps } : { best: made }
}

/** By how much a move must seem better to be called that: less is more than playouts can tell. */
const CLEARLY = 0.02 * CERTAIN

const candidateOf = (steps: unknown[]): Candidate => ({ steps, tally: emptyTally(), newest: emptyTally() })

const emptyTally = (): Tally => ({ sums: [], playouts: 0 })

function add(tally: Tally, chances: readonly number[], playouts: number): void {
	for (const [seat, chance] of chances.entries())
		tally.sums[seat] = (tally.sums[seat] ?? 0) + chance * playouts
	tally.playouts += playouts
}

const meanOf = ({ sums, playouts }: Tally): number[] => sums.map((sum) => sum / playouts)
