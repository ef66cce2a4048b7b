import type { Seat } from '../../../kernel/game.ts'
import type { Random } from '../../../kernel/random.ts'
import { decideOutcome } from '../rules/final-score.ts'
import type { Step } from '../step.ts'
import type { Table } from '../table.ts'
import { appealsOf } from './chance.ts'
import { bestMoves } from './moves.ts'
import { after } from './perform.ts'
import type { Breadth } from './turns.ts'
import { varied, type Weights } from './weights.ts'

/** How much is looked at before a move is chosen. */
export interface Depth {
	breadth: Breadth // when one's own moves are looked for
	moves: number // how many of them are played out
	closer: number // how many of those that fared best are looked at again, with the answers to them
	answers: readonly number[] // how many are looked at to such a move, to each of these, and so on
}

/** Searching that can be interrupted: each `next()` is one slice of a bounded number of moves. */
type Searching<Answer> = Generator<undefined, Answer, undefined>

const REPLY: Breadth = { first: 2, second: 2 } // how anybody's moves are looked for in a playout
const ANSWER: Breadth = { first: 6, second: 5 } // and how an answer is
const REPLIES_A_SLICE = 12 // so that a slice of thinking is short
const LONGEST = 200 // moves that a playout goes on for; games are over before

/**
 * The move that fares best when the game is played out from it, everybody playing what seems best to them at first
 * sight. The best few are looked at again: everybody takes the best of the answers before the rest is played out.
 */
export function* chooseMove(
	table: Table,
	weights: Weights,
	random: Random,
	{ breadth, moves, closer, answers }: Depth,
): Searching<Step[]> {
	const seat = table.turn
	const found = bestMoves(table, weights, breadth, moves)
	const worthy = found.filter((move) => !mayFallAsleep(move.table, seat))
	const all = (worthy.length > 0 ? worthy : found).map((move) => ({ ...move, appeal: 0 }))
	let best = all[0]!
	if (all.length < 2) return best.steps
	yield
	// In the set-up everybody is of another mind each time, or all games would be alike.
	const style = table.stage === 'turns' ? weights : varied(weights, random)
	for (const move of all) move.appeal = (yield* playOut(move.table, style))[seat]!
	all.sort((one, other) => other.appeal - one.appeal)
	best = all[0]!
	const least = table.seats.map(() => Number.NEGATIVE_INFINITY)
	for (const move of all.slice(0, closer)) {
		const appeal = (yield* lookAhead(move.table, style, answers, least))[seat]!
		if (appeal <= least[seat]!) continue
		least[seat] = appeal
		best = move
	}
	return best.steps
}

/**
 * Whether nobody going anywhere has ended the game, or the next who does not may end it, without this seat as the
 * winner. Playouts do not foresee that; and nobody sits down to let a game fall asleep while there is something to do.
 */
function mayFallAsleep(table: Table, seat: Seat): boolean {
	const players = table.seats.length
	if (table.stage === 'turns' && table.idle === players - 1)
		return mayFallAsleep(after(table, [{ type: 'end' }]), seat)
	if (table.stage !== 'over' || table.idle < players) return false
	const { winners } = decideOutcome(table)!
	return winners.length > 1 || winners[0] !== seat
}

/**
 * How the table appeals to everybody once each of the next to move has chosen what appeals most to it. Between two,
 * what is good for one is bad for the other: an answer that leaves the other less than it has elsewhere is enough.
 */
function* lookAhead(
	table: Table,
	weights: Weights,
	[count, ...answers]: readonly number[],
	least: readonly number[], // what each seat has elsewhere
): Searching<number[]> {
	if (count === undefined || table.stage === 'over') return yield* playOut(table, weights)
	const seat = table.turn
	const other = least.length === 2 ? 1 - seat : undefined
	const own = [...least]
	let best: number[] | undefined
	for (const answer of bestMoves(table, weights, ANSWER, count)) {
		const appeals = yield* lookAhead(answer.table, weights, answers, own)
		if (best !== undefined && appeals[seat]! <= best[seat]!) continue
		best = appeals
		own[seat] = Math.max(own[seat]!, best[seat]!)
		if (other !== undefined && best[other]! <= least[other]!) break
	}
	return best!
}

/** How the end appeals to everybody. */
function* playOut(table: Table, weights: Weights): Searching<number[]> {
	return appealsOf(yield* playOn(table, weights, LONGEST), weights)
}

/** The table after so many moves of everybody, or at the end of the game. */
export function* playOn(start: Table, weights: Weights, replies: number): Searching<Table> {
	let table = start
	for (let reply = 1; reply <= replies && table.stage !== 'over'; reply++) {
		table = bestMoves(table, weights, REPLY, 1)[0]!.table
		if (reply % REPLIES_A_SLICE === 0) yield
	}
	yield
	return table
}
