import type { Code } from '../../../shared/games/metro/codes.ts'
import { isCentral } from '../../../shared/games/metro/rules/board.ts'
import { isBeside, makesOneTileLine } from '../../../shared/games/metro/rules/placement.ts'
import type { Table } from '../../../shared/games/metro/table.ts'

type Reason = Extract<Code, 'central-station' | 'cell-taken' | 'not-beside' | 'one-tile-line' | 'not-in-hand'>

/** Why a tile, as it would lie, may not go on a cell that is not among the legal ones. */
export function whyNot(table: Table, cell: number, code: string): Reason {
	if (isCentral(cell)) return 'central-station'
	if (table.cells[cell] !== undefined) return 'cell-taken'
	if (!isBeside(table, cell)) return 'not-beside'
	return makesOneTileLine(table, code, cell) ? 'one-tile-line' : 'not-in-hand'
}

/** The next of the cells in a direction, as the eye would go: near, and rather ahead than aside. */
export function nextCell(
	cells: readonly number[],
	from: number | undefined,
	dx: number,
	dy: number,
): number | undefined {
	if (from === undefined) return cells[Math.floor(cells.length / 2)]
	let best: number | undefined
	let least = Number.POSITIVE_INFINITY
	for (const cell of cells) {
		const right = (cell % 8) - (from % 8)
		const down = Math.floor(cell / 8) - Math.floor(from / 8)
		const ahead = right * dx + down * dy
		const aside = Math.abs(right * dy) + Math.abs(down * dx)
		if (ahead <= 0) continue
		const way = ahead + 2.5 * aside
		if (way < least) {
			least = way
			best = cell
		}
	}
	return best
}
