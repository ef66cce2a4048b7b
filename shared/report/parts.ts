import type { Outcome } from '../kernel/game.ts'

/**
 * A sure win, in the parts that chances are counted in. Whole numbers, so that what adds up adds up exactly; and equal
 * shares of it are whole too, for as many as ever play.
 */
export const CERTAIN = 600_000

/** Chances in whole parts that make one win together: each rounded down, and those that lost most by it up again. */
export function inParts(chances: readonly number[], whole: number = CERTAIN): number[] {
	const sum = chances.reduce((total, chance) => total + chance, 0)
	const exact = chances.map((chance) => (whole * chance) / sum)
	const parts = exact.map(Math.floor)
	const missing = whole - parts.reduce((total, part) => total + part, 0)
	const order = [...exact.keys()].sort((a, b) => exact[b]! - parts[b]! - (exact[a]! - parts[a]!))
	for (const seat of order.slice(0, missing)) parts[seat]! += 1
	return parts
}

export const partsWon = ({ scores, winners }: Outcome): number[] =>
	scores.map((_, seat) => (winners.includes(seat) ? CERTAIN / winners.length : 0))
