import type { Point } from '../../game.ts'
import { shieldPath } from './paths.ts'

export const SHIELD = shieldPath({ x: 0, y: 0 })

interface ShieldProps {
	at: Point
	price: number
}

/** What a road that can be used costs, as highways tell their number; it keeps its size on the screen. */
export const Shield = ({ at, price }: ShieldProps) => (
	<g class="franchise-shield franchise-shield-lit" data-price={price}>
		<path d={shieldPath(at)} />
		<text x={Math.round(at.x)} y={Math.round(at.y) + 5}>
			{price}
		</text>
	</g>
)
