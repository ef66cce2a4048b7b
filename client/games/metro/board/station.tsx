import { departureCell, departureSide } from '../../../../shared/games/metro/rules/board.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import { memo } from '../../../table/surface/memo.ts'
import { centreOf, plaqueAt, TERMINAL, UNIT, wagonAt } from './geometry.ts'
import { WAGON_LENGTH, WAGON_WIDTH } from './wagon.tsx'

export interface StationState {
	station: number
	colour: number | undefined // its owner's; undefined where nobody has a wagon
	mine: boolean
	wagon: 'none' | 'waiting' | 'arrived'
	points: number // of the finished line
}

const HALF = UNIT / 2

/**
 * A station: departure left, terminus right, as seen from the city. Only its platform is turned; everything else
 * stands upright where it is, since each turned group costs the browser time in every frame of a drag.
 */
export const Station = memo(({ station, colour, mine, wagon, points }: StationState) => {
	const side = departureSide[station]!
	const { x, y } = centreOf(departureCell[station]!)
	const plaque = plaqueAt(station)
	const stand = wagonAt(station)
	const classes = ['metro-station', mine && 'metro-station-mine', wagon === 'arrived' && 'metro-station-done']
	return (
		<g class={classes.filter(Boolean).join(' ')} data-player={colour}>
			<g transform={`translate(${x} ${y}) rotate(${90 * side}) translate(${-HALF} ${-HALF})`}>
				<rect class="metro-platform" x="9" y="-48" width="72" height="46" rx="8" />
				<path class="metro-tile-rails" d={`M30 0V${-TERMINAL}M60 0V-24`} />
				<path class="metro-tile-between" d={`M30 1V${-TERMINAL}M60 1V-24`} />
				<path class="metro-buffer" d="M51-26H69" />
			</g>
			{wagon === 'arrived' && colour !== undefined && (
				<Takings colour={colour} points={points} x={stand.x} y={stand.y} />
			)}
			{wagon === 'waiting' && colour !== undefined && (
				<WaitingWagon x={stand.x} y={stand.y} colour={colour} isAcross={side % 2 === 1} />
			)}
			<rect class="metro-plaque" x={plaque.x - 14} y={plaque.y - 10} width="28" height="20" rx="3" />
			<text class="metro-plaque-text" x={plaque.x} y={plaque.y + 5.5}>
				{station}
			</text>
		</g>
	)
})

interface WaitingWagonProps {
	x: number
	y: number
	colour: number
	isAcross: boolean // heading left or right
}

function WaitingWagon({ x, y, colour, isAcross }: WaitingWagonProps) {
	const width = isAcross ? WAGON_LENGTH : WAGON_WIDTH
	const height = isAcross ? WAGON_WIDTH : WAGON_LENGTH
	return (
		<g class="metro-wagon" data-player={colour}>
			<rect
				class="metro-wagon-body"
				x={x - width / 2}
				y={y - height / 2}
				width={width}
				height={height}
				rx="8"
			/>
			<ShapeMark identity={colour} x={x} y={y} size={27} />
		</g>
	)
}

interface TakingsProps {
	colour: number
	points: number
	x?: number
	y?: number
}

/** What the line brought, upon its owner's sign, where the wagon stood. */
export const Takings = ({ colour, points, x = 0, y = 0 }: TakingsProps) => (
	<g class="metro-takings">
		<ShapeMark identity={colour} x={x} y={y} size={46} />
		<text class="metro-takings-text" x={x} y={y + 6.5}>
			{points}
		</text>
	</g>
)
