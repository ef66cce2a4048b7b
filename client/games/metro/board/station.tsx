import { departureCell, departureSide } from '../../../../shared/games/metro/rules/board.ts'
import { centreOf, TERMINAL, UNIT } from './geometry.ts'
import { Wagon } from './wagon.tsx'

export interface StationState {
	station: number
	colour: number | undefined // its owner's; undefined where nobody has a wagon
	mine: boolean
	wagon: 'none' | 'waiting' | 'arrived'
	points: number // of the finished line
}

const HALF = UNIT / 2
const PLAQUE = -60 // how far out the number hangs

/** A station, drawn as if it were on the north side and then turned: departure left, terminus right. */
export function Station({ station, colour, mine, wagon, points }: StationState) {
	const side = departureSide[station]!
	const { x, y } = centreOf(departureCell[station]!)
	const turn = 90 * side
	const classes = ['station', mine && 'station-mine', wagon === 'arrived' && 'station-done']
	return (
		<g
			class={classes.filter(Boolean).join(' ')}
			data-player={colour}
			transform={`translate(${x} ${y}) rotate(${turn}) translate(${-HALF} ${-HALF})`}
		>
			<rect class="platform" x="9" y="-48" width="72" height="46" rx="8" />
			<path class="tile-rails" d={`M30 0V${-TERMINAL}M60 0V-24`} />
			<path class="tile-between" d={`M30 1V${-TERMINAL}M60 1V-24`} />
			<path class="buffer" d="M51-26H69" />
			<g transform={`translate(30 ${-TERMINAL})`}>
				{wagon === 'arrived' && <Takings points={points} turn={turn} />}
				{wagon === 'waiting' && colour !== undefined && (
					<g transform="rotate(180)">
						<Wagon colour={colour} upright={180 - turn} />
					</g>
				)}
			</g>
			<g transform={`translate(${HALF} ${PLAQUE}) rotate(${-turn})`}>
				<rect class="plaque" x="-14" y="-10" width="28" height="20" rx="3" />
				<text class="plaque-text" y="5.500">
					{station}
				</text>
			</g>
		</g>
	)
}

/** What the line brought, where the wagon stood. */
export const Takings = ({ points, turn }: { points: number; turn: number }) => (
	<g transform={`rotate(${-turn})`}>
		<circle class="takings" r="17" />
		<text class="takings-text" y="6.500">
			{points}
		</text>
	</g>
)
