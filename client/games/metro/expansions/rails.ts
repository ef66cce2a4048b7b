import { isCentral } from '../../../../shared/games/metro/rules/board.ts'
import { rails } from '../../../../shared/games/metro/rules/wagon.ts'
import type { Point } from '../../game.ts'
import { cellUnder, wagonAt } from '../board/geometry.ts'

const REACH = 48 // as far as a finger may miss a rail, in units of the drawing

/** The rail of the Central Station under a point of the drawing, or the nearest one. */
export function railUnder(at: Point): number | undefined {
	const cell = cellUnder(at)
	if (cell === undefined || !isCentral(cell)) return undefined
	const ways = rails.map((rail) => {
		const { x, y } = wagonAt(rail)
		return Math.hypot(x - at.x, y - at.y)
	})
	const least = Math.min(...ways)
	return least <= REACH ? rails[ways.indexOf(least)] : undefined
}
