import type { Sight } from '../../game.ts'
import { stationName } from '../describe.ts'
import { plateAt } from './plate-at.ts'

interface NamePlateProps {
	station: number
	sight: Sight | undefined
}

/** The enamel sign with a station's name, on demand. */
export function NamePlate({ station, sight }: NamePlateProps) {
	const name = stationName(station)
	const width = 20 + 8.6 * name.length
	const { at, left, top } = plateAt(station, width, sight)
	return (
		<g transform={`translate(${at.x} ${at.y})`}>
			<g class="metro-badge">
				<g transform={`translate(${left} ${top})`}>
					<rect class="metro-plaque" width={width} height="30" rx="4" />
					<rect class="metro-plaque-edge" x="3" y="3" width={width - 6} height="24" rx="2" />
					<text class="metro-plaque-text" x={width / 2} y="20.500">
						{name}
					</text>
				</g>
			</g>
		</g>
	)
}
