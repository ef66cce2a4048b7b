import { FIRST_RED_SPACE, trackPoints } from '../../../../shared/games/franchise/data/box.ts'
import { memo } from '../../../table/surface/memo.ts'
import { countdownText } from '../gain.ts'
import { SPACE, trackPoint } from './corner.ts'
import { cornerOf } from './geometry.ts'
import { tickPath } from './paths.ts'

interface TrackProps {
	covered: number // how many spaces are
	fresh?: number | undefined // the space that is being covered
	isOver?: boolean
	players?: number
}

/** The region track, drawn in a corner of the map, with what it counts down to. */
export const Track = memo(({ covered, fresh, isOver = false, players = 4 }: TrackProps) => {
	const corner = cornerOf(players)
	return (
		<g class="franchise-track">
			<text class="franchise-track-name" x={corner.x + trackPoints.length * SPACE} y={corner.y + 6}>
				{countdownText(covered, isOver)}
			</text>
			{trackPoints.map((points, space) => {
				const { x, y } = trackPoint(space, players)
				return (
					<g
						key={space}
						class={
							space >= FIRST_RED_SPACE ? 'franchise-track-space franchise-track-red' : 'franchise-track-space'
						}
						data-covered={space < covered || undefined}
						data-fresh={space === fresh || undefined}
					>
						<rect x={x - 15} y={y - 15} width="30" height="30" rx="5" />
						{space < covered ? (
							<path d={tickPath({ x, y })} />
						) : (
							<text x={x} y={y} dy="0.35em">
								{points}
							</text>
						)}
					</g>
				)
			})}
		</g>
	)
})
