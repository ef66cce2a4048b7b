import { milestoneIds } from '../../../../shared/games/franchise/data/milestones.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import { milestoneName } from '../names.ts'

const LINE = 26
const FOOT = 916 // above the track

/** The milestones that lie open, each with whoever has met it, in a corner of the map. */
export function Milestones({ milestones, colours }: { milestones: Table['milestones']; colours: string }) {
	const open = milestoneIds.filter((milestone) => milestones[milestone] !== undefined)
	return (
		<g class="milestones">
			{open.map((milestone, index) => {
				const met = milestones[milestone] ?? ''
				return (
					<g
						key={milestone}
						class="milestone"
						transform={`translate(26 ${FOOT - (open.length - 1 - index) * LINE})`}
					>
						{[...met].map((seat, order) => (
							<ShapeMark
								key={seat}
								identity={Number(colours[Number(seat)])}
								x={order * 18}
								y={-6}
								size={17}
							/>
						))}
						<text x={met.length * 18 + (met === '' ? -8 : 0)}>{milestoneName(milestone)}</text>
					</g>
				)
			})}
		</g>
	)
}
