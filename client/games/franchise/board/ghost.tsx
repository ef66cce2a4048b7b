import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { pointOf } from './geometry.ts'

/** A tile of the draft where it would lie. */
export const Ghost = ({ place, value }: { place: PlaceId; value: number }) => {
	const { x, y } = pointOf(place)
	return (
		<g class="franchise-tile-ghost">
			<circle cx={x} cy={y} r="21" />
			<text class="franchise-metropolis-value" x={x} y={y} dy="0.35em">
				{value}
			</text>
		</g>
	)
}
