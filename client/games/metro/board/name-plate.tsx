import { stationName } from '../describe.ts'
import { EDGE, wagonAt } from './geometry.ts'

/** The enamel sign with a station's name, on demand. */
export function NamePlate({ station }: { station: number }) {
	const { x, y } = wagonAt(station)
	const name = stationName(station)
	const width = 20 + 8.6 * name.length
	const middle = Math.min(EDGE, Math.max(0, x))
	const anchor = x < EDGE / 4 ? 0 : x > (3 * EDGE) / 4 ? 1 : 0.5
	const above = y > EDGE / 2 ? -38 : 38
	return (
		<g transform={`translate(${middle} ${y})`}>
			<g class="metro-badge">
				<g transform={`translate(${-width * anchor} ${above - 15})`}>
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
