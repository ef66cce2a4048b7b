import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import type { Point } from '../../game.ts'
import { pointOf } from './geometry.ts'

interface RingProps {
	place: PlaceId
	kind?: 'go' | 'share' | 'last' | 'staged' | 'pointed' | 'hint'
	radius: number // of what it stands round
}

/** A place that can be chosen, or was. */
export function Ring({ place, kind = 'go', radius }: RingProps) {
	const { x, y } = pointOf(place)
	return (
		<circle
			class={`franchise-place-ring franchise-place-ring-${kind}`}
			data-place={place}
			cx={x}
			cy={y}
			r={radius + 5}
		/>
	)
}

interface BadgeProps {
	at: Point
	text: string
	colour?: number | undefined // whose it is
}

/** A few signs that keep their size on the screen. */
export function Badge({ at, text, colour }: BadgeProps) {
	const mark = colour === undefined ? 0 : 18
	const width = 16 + mark + 8.5 * text.length
	return (
		<g transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`} data-player={colour}>
			<g class="franchise-map-badge">
				<rect class="franchise-map-badge-ground" x={-width / 2} y="-13" width={width} height="26" rx="13" />
				{colour !== undefined && <ShapeMark identity={colour} x={15 - width / 2} y={0} size={18} />}
				<text class="franchise-map-badge-text" x={mark / 2} y="5.500">
					{text}
				</text>
			</g>
		</g>
	)
}
