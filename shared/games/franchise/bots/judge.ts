import type { Random } from '../../../kernel/random.ts'
import type { Table } from '../table.ts'
import { chancesOf } from './chance.ts'
import { bestMoves } from './moves.ts'
import { playOn, type Ranked } from './search.ts'
import type { Breadth } from './turns.ts'
import { varied, type Weights, weightsFor } from './weights.ts'

/*
 * Chances by playouts: the game is played to its end some times, everybody doing what seems best at first sight, by
 * slightly other weights each time. How near each end was counts too: people do not play as the playouts do, and a
 * seat that is a few points short in all of them is not without a chance.
 */

const PLAYOUTS = 12
const TURNS = 8 // of a seat that are compared
const BREADTH: Breadth = { first: 6, second: 5 }
const LONGEST = 300 // moves that a playout goes on for; no game is longer

/** Points at the end by which a seat that is ahead in a playout is likelier to win by e to 1. */
const NEARNESS = 8

type Judging<Result> = Generator<undefined, Result, undefined>

/** Everybody's chance of winning, by seat; together they are 1. */
export function* judgeTable(table: Table, random: Random, effort = 1): Judging<number[]> {
	return yield* chancesAfter(table, weightsFor(table.seats.length), stylesFrom(table, random, effort))
}

/** The best whole turns of the active seat, each with its chance of winning after it; the best first. */
export function* judgeTurns(table: Table, random: Random, effort = 1): Judging<Ranked[]> {
	const weights = weightsFor(table.seats.length)
	const styles = stylesFrom(table, random, effort)
	const turns = bestMoves(table, weights, BREADTH, TURNS)
	yield
	const ranked: Ranked[] = []
	for (const { steps, table: next } of turns) {
		const chances = yield* chancesAfter(next, weights, styles)
		ranked.push({ steps, chance: chances[table.turn]! })
	}
	return ranked.sort((a, b) => b.chance - a.chance)
}

/** The tastes by which the playouts go, the same for everything that is compared. */
function stylesFrom({ seats }: Table, random: Random, effort: number): Weights[] {
	const weights = weightsFor(seats.length)
	const count = Math.max(1, Math.round(PLAYOUTS * effort))
	return Array.from({ length: count }, () => varied(weights, random))
}

function* chancesAfter(table: Table, weights: Weights, styles: readonly Weights[]): Judging<number[]> {
	if (table.stage === 'over') return chancesOf(table, weights)
	const sums = table.seats.map(() => 0)
	for (const style of styles) {
		const end = yield* playOn(table, style, LONGEST)
		for (const [seat, chance] of chancesOf(end, weights, NEARNESS).entries()) sums[seat]! += chance
	}
	return sums.map((sum) => sum / styles.length)
}
