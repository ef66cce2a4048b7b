import { departureCell, departureSide } from '../../../../shared/games/metro/rules/board.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import { centreOf } from '../board/geometry.ts'

const OUT = 103 // from the middle of a cell at the rim to the plaque of its station

const outward = [
	{ x: 0, y: -1 },
	{ x: 1, y: 0 },
	{ x: 0, y: 1 },
	{ x: -1, y: 0 },
] as const

/** The plaques of stations whose numbers somebody has, in that player's colour. */
export const NumberMarks = ({ numbers, colour }: { numbers: readonly number[]; colour: number }) => (
	<g data-player={colour}>
		{numbers.map((number) => {
			const { x, y } = centreOf(departureCell[number]!)
			const way = outward[departureSide[number]!]!
			return (
				<g
					key={number}
					class="metro-number-mark-sign"
					transform={`translate(${x + OUT * way.x} ${y + OUT * way.y})`}
				>
					<rect class="metro-number-mark" x="-18" y="-12" width="36" height="24" rx="5" />
					<ShapeMark identity={colour} x={-9} y={0} size={14} />
					<text class="metro-number-mark-text" x="7" y="5.500">
						{number}
					</text>
				</g>
			)
		})}
	</g>
)
