import { prices, type Road, roads } from '../../../../shared/games/franchise/data/roads.ts'
import { isOut } from '../../../../shared/games/franchise/rules/board.ts'
import { memo } from '../../../table/surface/memo.ts'
import { shieldPoint } from './geometry.ts'
import type { MapLabels } from './labels/map-labels.ts'
import { shieldPath } from './paths.ts'

/** What the roads cost, as a map would print it. */
export const PrintedShields = memo(({ players }: { players: number }) => (
	<Shields roads={roads.filter(([a, b]) => !isOut(a, players) && !isOut(b, players))} />
))

/** The same where it hides nothing. While one chooses there are none: prices stand where the roads lead. */
export const RoadShields = ({ labels }: { labels: MapLabels | undefined }) =>
	labels ? <Shields roads={labels.shields.map((index) => roads[index]!)} /> : null

const Shields = ({ roads: shown }: { roads: readonly Road[] }) => (
	<g class="franchise-map-shields">
		{prices
			.filter((price) => price > 0)
			.map((price) => {
				const points = shown.filter((road) => road[2] === price).map(([a, b]) => shieldPoint(a, b))
				return (
					<g key={price} class="franchise-shield" data-price={price}>
						<path d={points.map(shieldPath).join('')} />
						{points.map(({ x, y }) => (
							<text key={`${x} ${y}`} x={Math.round(x)} y={Math.round(y)} dy="0.35em">
								{price}
							</text>
						))}
					</g>
				)
			})}
	</g>
)
