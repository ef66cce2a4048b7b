import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { pointOf, radiusOf } from './geometry.ts'

/** A metropolis that is about to be evaluated is lit like a sign over a diner. */
export function Neon({ place, value }: { place: PlaceId; value: number }) {
	const { x, y } = pointOf(place)
	const radius = radiusOf(place, value)
	return (
		<g class="franchise-neon">
			<circle class="franchise-neon-glow" cx={x} cy={y} r={radius + 7} />
			<circle class="franchise-neon-tube" cx={x} cy={y} r={radius + 7} />
			<circle class="franchise-neon-core" cx={x} cy={y} r={radius + 7} />
		</g>
	)
}
