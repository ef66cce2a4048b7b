import type { Seat } from '../../../kernel/game.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Step } from '../step.ts'
import type { Table } from '../table.ts'
import { chancesOf } from './chance.ts'
import { bestMoves } from './moves.ts'
import { after } from './perform.ts'
import { playOn } from './search.ts'
import type { Breadth } from './turns.ts'
import { varied, type Weights, weightsFor } from './weights.ts'

/*
 * Chances by playouts: the game is played to its end some times, everybody doing what seems best at first sight, by
 * slightly other weights each time. How near each end was counts too: people do not play as the playouts do, and a
 * seat that is a few points short in all of them is not without a chance. The same table, chance and number of
 * playouts give the same answer. Generators, as bots think: each `next()` is a slice of a bounded number of moves.
 */

const TURNS = 8 // of a seat that are compared
const BREADTH: Breadth = { first: 6, second: 5 }
const LONGEST = 300 // moves that a playout goes on for; no game is longer

/** Points at the end by which a seat that is ahead in a playout is likelier to win by e to 1. */
const NEARNESS = 5

/** How likely a win is, as far as so many playouts can tell. */
export interface Prospect {
	chance: number // 0 to 1
	error: number // the standard error of that
}

export interface JudgedTurn extends Prospect {
	steps: Step[] // the whole turn
}

export type Judging<Answer> = Generator<undefined, Answer, undefined>

/** Every seat's chance of winning, by seat; together they are 1. */
export function* judgeSeats(table: Table, random: Random, playouts: number): Judging<Prospect[]> {
	const chances = yield* chancesAfter(table, stylesFrom(table, random, playouts))
	return table.seats.map((_, seat) => prospectOf(chances, seat))
}

/**
 * Whole turns of the active seat, each with its chance of winning after it, the best first: those that seem best at
 * first sight, and those asked for. All of them are played out by the same tastes.
 */
export function* judgeTurns(
	table: Table,
	random: Random,
	playouts: number,
	asked: readonly Step[][] = [],
): Judging<JudgedTurn[]> {
	const styles = stylesFrom(table, random, playouts)
	const turns = [
		...bestMoves(table, weightsFor(table.seats.length), BREADTH, TURNS),
		...asked.map((steps) => ({ steps, table: after(table, steps) })),
	]
	yield
	const judged: JudgedTurn[] = []
	for (const { steps, table: next } of turns)
		judged.push({ steps, ...prospectOf(yield* chancesAfter(next, styles), table.turn) })
	return judged.sort((one, other) => other.chance - one.chance)
}

/** The tastes by which the playouts go. */
const stylesFrom = ({ seats }: Table, random: Random, playouts: number): Weights[] =>
	Array.from({ length: playouts }, () => varied(weightsFor(seats.length), random))

/** Everybody's chances, as each playout tells them. */
function* chancesAfter(table: Table, styles: readonly Weights[]): Judging<number[][]> {
	if (table.stage === 'over') return [chancesOf(table, styles[0]!)]
	const told: number[][] = []
	for (const style of styles) told.push(chancesOf(yield* playOn(table, style, LONGEST), style, NEARNESS))
	return told
}

function prospectOf(told: readonly number[][], seat: Seat): Prospect {
	const chance = told.reduce((sum, chances) => sum + chances[seat]!, 0) / told.length
	const spread = told.reduce((sum, chances) => sum + (chances[seat]! - chance) ** 2, 0) / told.length
	return { chance, error: Math.sqrt(spread / told.length) }
}
