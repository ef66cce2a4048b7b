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
const ROUNDS = 3 // that a playout goes on for before the table is weighed: to the end, early moves would look like throws of dice

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
			let last = yield* playOn(start, style, ROUNDS * seats)
			// Who has just moved looks better than they are: so the table is weighed after a move of each.
			for (let move = 0; move < seats; move++) {
				last = yield* playOn(last, style, 1)
				for (const [seat, chance] of chancesOf(last, weights, start.stage !== 'over').entries())
					chances[index]![seat]! += chance / playouts / seats
			}
		}
	}
	return chances
}
