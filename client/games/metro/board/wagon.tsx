import { ShapeMark } from '../../../design/player-shape.tsx'

export const WAGON_WIDTH = 30
export const WAGON_LENGTH = 38

interface WagonProps {
	colour: number
	upright?: number // degrees to turn the sign, so that it stands upright on a turned wagon
}

/** A wagon seen from above, heading up, around its middle: its owner's colour, and their shape on the roof. */
export const Wagon = ({ colour, upright = 0 }: WagonProps) => (
	<g class="metro-wagon" data-player={colour}>
		<rect
			class="metro-wagon-body"
			x={-WAGON_WIDTH / 2}
			y={-WAGON_LENGTH / 2}
			width={WAGON_WIDTH}
			height={WAGON_LENGTH}
			rx="8"
		/>
		<g transform={`rotate(${upright})`}>
			<ShapeMark identity={colour} x={0} y={0} size={27} />
		</g>
	</g>
)
