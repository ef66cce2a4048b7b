import './player.css'
import { shapeOf } from './identity.ts'

interface PlayerShapeProps {
	identity: number
	size?: number
	label?: string // left out where the player's name stands beside it
}

/** A player's sign, in their colour. */
export const PlayerShape = ({ identity, size = 20, label = '' }: PlayerShapeProps) => (
	<svg
		class="player-shape"
		data-player={identity}
		viewBox="-12 -12 24 24"
		width={size}
		height={size}
		role="img"
		aria-label={label}
		aria-hidden={label === ''}
	>
		<path d={shapeOf(identity)} fill-rule="evenodd" />
	</svg>
)

interface ShapeMarkProps {
	identity: number
	x: number // its middle
	y: number
	size: number // of the box it fills
}

/** The same inside another SVG, in that one's units. */
export const ShapeMark = ({ identity, x, y, size }: ShapeMarkProps) => (
	<path
		class="player-shape"
		data-player={identity}
		d={shapeOf(identity)}
		fill-rule="evenodd"
		transform={`translate(${x} ${y}) scale(${size / 24})`}
	/>
)
