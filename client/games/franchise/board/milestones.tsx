import type { Table } from '../../../../shared/games/franchise/table.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import { MILESTONE_LINE, milestoneLines, milestonesHead } from './corner.ts'

/**
 * The milestones that lie open, each with whoever has met it, in a corner of the map. Below that of two roads of 8,
 * which is the last, stands whoever has used one of them.
 */
export function Milestones({ table, colours }: { table: Table; colours: string }) {
	const lines = milestoneLines(table)
	const { x, y } = milestonesHead(table.seats.length, lines.length)
	return (
		<g class="franchise-milestones">
			{lines.map(({ pieces, text }, index) => (
				<g
					key={index}
					class="franchise-milestone"
					transform={`translate(${x} ${y + index * MILESTONE_LINE})`}
				>
					{[...pieces].map((seat, order) => (
						<ShapeMark key={seat} identity={Number(colours[Number(seat)])} x={order * 18} y={-6} size={17} />
					))}
					<text x={pieces.length * 18 + (pieces === '' ? -8 : 0)}>{text}</text>
				</g>
			))}
		</g>
	)
}
