import { STATIONS } from '../../../../shared/games/metro/rules/board.ts'
import { UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import type { Line } from '../../../../shared/games/metro/rules/preview.ts'
import type { Owners } from '../owner.ts'
import { Station, type StationState } from './station.tsx'

/** Whether the wagon waits at its station, is on its way, or has arrived. */
function stateOf({ departure, end }: Line, arriving: readonly number[]): StationState['wagon'] {
	if (end === UNFINISHED) return 'waiting'
	return arriving.includes(departure) ? 'none' : 'arrived'
}

interface StationsProps {
	lines: readonly Line[]
	owners: Owners // of whom one's own stations stand out
	arriving: readonly number[] // departures of finished lines whose wagons are still on the way
}

/** All stations around the city. */
export function Stations({ lines, owners, arriving }: StationsProps) {
	const byStation = new Map(lines.map((line) => [line.departure, line]))
	return (
		<g class="metro-stations">
			{Array.from({ length: STATIONS }, (_, index) => {
				const line = byStation.get(index + 1)
				const owner = line && owners[line.owner]
				return (
					<Station
						key={index}
						station={index + 1}
						colour={owner?.colour}
						mine={owner?.mine === true}
						wagon={line === undefined ? 'none' : stateOf(line, arriving)}
						points={line?.points ?? 0}
					/>
				)
			})}
		</g>
	)
}
