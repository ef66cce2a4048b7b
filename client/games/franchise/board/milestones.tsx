import { milestoneIds } from '../../../../shared/games/franchise/data/milestones.ts'
import type { Pieces, Table } from '../../../../shared/games/franchise/table.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import { milestoneName } from '../names.ts'

const LINE = 26
const FOOT = 916 // above the track

interface Line {
	pieces: Pieces
	text: string
}

/**
 * The milestones that lie open, each with whoever has met it, in a corner of the map. Below that of two roads of 8,
 * which is the last, stands whoever has used one of them.
 */
export function Milestones({ table: { milestones, standing }, colours }: { table: Table; colours: string }) {
	const lines: Line[] = milestoneIds.flatMap((milestone) => {
		const pieces = milestones[milestone]
		return pieces === undefined ? [] : [{ pieces, text: milestoneName(milestone) }]
	})
	if (standing !== undefined) lines.push({ pieces: standing, text: standing && '1 / 2' })
	return (
		<g class="franchise-milestones">
			{lines.map(({ pieces, text }, index) => (
				<g
					key={index}
					class="franchise-milestone"
					transform={`translate(26 ${FOOT - (lines.length - 1 - index) * LINE})`}
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
