import { ShapeMark } from '../../../design/player-shape.tsx'
import type { Point } from '../../game.ts'
import { onBoard } from './badges.ts'

interface BadgeProps {
	at: Point
	aside: Point // from there, in pixels
	colour: number
	text: string
}

/** A number with its owner's sign. It keeps its size on the screen, and stays inside the board. */
export function Badge({ at, aside, colour, text }: BadgeProps) {
	const { x, y } = onBoard(at)
	const width = 30 + 8.5 * text.length
	return (
		<g transform={`translate(${x} ${y})`} data-player={colour}>
			<g class="metro-badge">
				<g transform={`translate(${aside.x} ${aside.y})`}>
					<rect class="metro-badge-ground" x={-width / 2} y="-14" width={width} height="28" rx="14" />
					<ShapeMark identity={colour} x={14 - width / 2} y={0} size={20} />
					<text class="metro-badge-text" x={10} y="5.500">
						{text}
					</text>
				</g>
			</g>
		</g>
	)
}
