import type { Judge, Judging } from '../../kernel/judge.ts'
import type { Random } from '../../kernel/random.ts'
import { chancesOf } from './bots/chance.ts'
import { bestMoves } from './bots/moves.ts'
import { after } from './bots/perform.ts'
import { playOn } from './bots/search.ts'
import { varied, weightsFor } from './bots/weights.ts'
import type { Step } from './step.ts'
import type { Hand, Table } from './table.ts'

const BREADTH = { first: 6, second: 5 } // as the sharp bot looks for moves
const ROUNDS = 4 // that a playout goes on for before the table is weighed: to the end, early moves would look like throws of dice
const NEARNESS = 5 // points at the end of a playout by which who is ahead is likelier to win by e to 1

/** By playing on from each move, as the sharp bot does. Nothing is hidden, so that a few playouts tell. */
export const judge: Judge<Table, Hand, Step> = {
	looks: [
		{ moves: 8, playouts: 1 },
		{ moves: 4, playouts: 4 },
		{ moves: 1, playouts: 24 },
	],
	candidates: ({ table }, count) =>
		bestMoves(table, weightsFor(table.seats.length), BREADTH, count).map(({ steps }) => steps),
	chances: ({ table }, moves, random, playouts) => judgeMoves(table, moves, random, playouts),
	isUnderWay: ({ progress }) => progress !== null,
	reveals: () => false,
}

function* judgeMoves(
	table: Table,
	moves: readonly (readonly Step[])[],
	random: Random,
	playouts: number,
): Judging<number[][]> {
	const seats = table.seats.length
	const weights = weightsFor(seats)
	const tables = moves.map((steps) => (steps.length === 0 ? table : after(table, steps)))
	const chances = moves.map(() => new Array<number>(seats).fill(0))
	for (let playout = 0; playout < playouts; playout++) {
		const style = varied(weights, random)
		for (const [index, start] of tables.entries()) {
			const last = yield* playOn(start, style, ROUNDS * seats)
			const trust = start.stage === 'over' ? 0 : NEARNESS
			for (const [seat, chance] of chancesOf(last, weights, trust).entries())
				chances[index]![seat]! += chance / playouts
		}
	}
	return chances
}
