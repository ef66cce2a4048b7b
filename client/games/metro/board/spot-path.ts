import { cornerOf, UNIT } from './geometry.ts'

/** The outline of a cell where a tile may lie. */
export function spotPath(cell: number): string {
	const { x, y } = cornerOf(cell)
	const side = UNIT - 20
	return `M${x + 10} ${y + 6}h${side}q4 0 4 4v${side}q0 4-4 4h-${side}q-4 0-4-4v-${side}q0-4 4-4Z`
}
