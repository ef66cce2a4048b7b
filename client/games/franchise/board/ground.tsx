import { regionIds } from '../../../../shared/games/franchise/data/regions.ts'
import { type Price, prices, roads } from '../../../../shared/games/franchise/data/roads.ts'
import { regionDrawings } from '../../../../shared/games/franchise/drawing/regions.ts'
import { isBlocked, isOut } from '../../../../shared/games/franchise/rules/board.ts'
import { memo } from '../../../table/surface/memo.ts'
import { roadPath, sheet } from './geometry.ts'
import { RoadStyle } from './road-style.tsx'

type Props = { players: number }

/** What never changes while a game lasts: land, creases, roads by kind. */
export const Ground = memo(({ players }: Props) => (
	<g class="franchise-map-ground">
		<Land players={players} />
		<path class="franchise-map-crease-dark" d={creases(0)} />
		<path class="franchise-map-crease-light" d={creases(2)} />
		<Roads players={players} />
	</g>
))

const Land = ({ players }: Props) => (
	<g class="franchise-sheet-land">
		<g class="franchise-map-coast">
			{regionIds.map((region) => (
				<polygon key={region} points={regionDrawings[region].outline} />
			))}
		</g>
		{regionIds.map((region) => (
			<polygon
				key={region}
				class={
					isBlocked(region, players)
						? 'franchise-map-region franchise-map-region-blocked'
						: 'franchise-map-region'
				}
				fill={regionDrawings[region].colour}
				points={regionDrawings[region].outline}
			/>
		))}
	</g>
)

/** Where the map was folded. */
function creases(shift: number): string {
	const { x, y, width, height } = sheet
	const across = [1, 2, 3, 4].map((fold) => `M${x + (width * fold) / 5 + shift} ${y}v${height}`)
	return `${across.join('')}M${x} ${y + height / 2 + shift}h${width}`
}

function Roads({ players }: Props) {
	const inPlay = roads.filter(([a, b]) => !isOut(a, players) && !isOut(b, players))
	const pathOf = (price: Price) =>
		inPlay
			.filter((road) => road[2] === price)
			.map(([a, b]) => roadPath(a, b))
			.join('')
	return (
		<g class="franchise-map-roads">
			{prices.map((price) => (
				<RoadStyle key={price} price={price} path={pathOf(price)} />
			))}
		</g>
	)
}
