import type { Random } from '../../../kernel/random.ts'
import type { Step } from '../step.ts'
import type { Table } from '../table.ts'
import { appealTo } from './chance.ts'
import { bestMoves } from './moves.ts'
import type { Breadth } from './turns.ts'
import { varied, type Weights } from './weights.ts'

/** How much is looked at before a move is chosen. */
export interface Depth {
	breadth: Breadth // when one's own moves are looked for
	moves: number // how many of them are played on
	playouts: number // at most, of each
	replies: number // moves that a playout goes on for, unless the game is over before
}

/** A move with how it fared. */
export interface Ranked {
	steps: Step[]
	chance: number // of winning with it, the mean of its playouts
}

const REPLY: Breadth = { first: 2, second: 2 } // how anybody's moves are looked for in a playout
const REPLIES_A_SLICE = 12 // so that a slice of thinking is short
const FEWEST = 2 // moves that are never given up before the last playout

interface Candidate extends Ranked {
	table: Table // after the move
	sum: number
	playouts: number
}

/**
 * The moves that seem best, ranked by playing on from each: everybody plays what seems best to them at first sight,
 * in each playout by slightly other weights, the same for all moves. The worse half is given up again and again.
 */
export function* rankMoves(
	table: Table,
	weights: Weights,
	random: Random,
	{ breadth, moves, playouts, replies }: Depth,
): Generator<undefined, Ranked[], undefined> {
	const seat = table.turn
	const all: Candidate[] = bestMoves(table, weights, breadth, moves).map((move) => ({
		...move,
		chance: 0,
		sum: 0,
		playouts: 0,
	}))
	if (all.length < 2) return all
	yield
	let alive = all
	for (let playout = 1; playout <= playouts; playout++) {
		const style = playout === 1 ? weights : varied(weights, random)
		for (const candidate of alive) {
			const last = yield* playOn(candidate.table, style, replies)
			candidate.sum += appealTo(last, weights, seat)
			candidate.playouts++
			candidate.chance = candidate.sum / candidate.playouts
		}
		alive.sort((a, b) => b.chance - a.chance)
		if (playout % 2 === 0) alive = alive.slice(0, Math.max(FEWEST, Math.ceil(alive.length / 2)))
	}
	return [...alive, ...all.filter((candidate) => !alive.includes(candidate))]
}

/** The table after so many moves of everybody, or at the end of the game. */
export function* playOn(
	start: Table,
	weights: Weights,
	replies: number,
): Generator<undefined, Table, undefined> {
	let table = start
	for (let reply = 1; reply <= replies && table.stage !== 'over'; reply++) {
		table = bestMoves(table, weights, REPLY, 1)[0]!.table
		if (reply % REPLIES_A_SLICE === 0) yield
	}
	yield
	return table
}
