import { FIRST_RED_SPACE, trackPoints } from '../../../../shared/games/franchise/data/box.ts'
import { memo } from '../../../table/surface/memo.ts'
import type { Point } from '../../game.ts'
import { countdownText } from '../gain.ts'
import { tickPath } from './paths.ts'

interface TrackProps {
	covered: number // how many spaces are
	fresh?: number | undefined // the space that is being covered
	isOver?: boolean
}

const SPACE = 34
const corner: Point = { x: 40, y: 950 }

/** Where a space of the track is. */
export const trackPoint = (space: number): Point => ({ x: corner.x + space * SPACE, y: corner.y })

/** Whether a finger means the track. */
export const isOnTrack = ({ x, y }: Point): boolean =>
	Math.abs(y - corner.y) < SPACE && x > corner.x - SPACE && x < corner.x + trackPoints.length * SPACE

/** The region track, drawn in a corner of the map, with what it counts down to. */
export const Track = memo(({ covered, fresh, isOver = false }: TrackProps) => (
	<g class="franchise-track">
		<text class="franchise-track-name" x={corner.x + trackPoints.length * SPACE} y={corner.y + 6}>
			{countdownText(covered, isOver)}
		</text>
		{trackPoints.map((points, space) => {
			const { x, y } = trackPoint(space)
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
))
