import { cornerOf, UNIT } from './geometry.ts'

interface CellRingProps {
	cell: number
	colour: number | undefined
	kind: 'last' | 'pointed' | 'hover' | 'target' | 'refused' | 'hint'
}

/** A frame around a cell, in somebody's colour. */
export function CellRing({ cell, colour, kind }: CellRingProps) {
	const { x, y } = cornerOf(cell)
	return (
		<rect
			class={`metro-ring metro-ring-${kind}`}
			data-player={colour}
			x={x + 1}
			y={y + 1}
			width={UNIT - 2}
			height={UNIT - 2}
			rx="7"
		/>
	)
}
