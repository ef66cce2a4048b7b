import { regionIds } from '../../../../shared/games/franchise/data/regions.ts'
import { type Price, type Road, roads } from '../../../../shared/games/franchise/data/roads.ts'
import { regionDrawings } from '../../../../shared/games/franchise/drawing/regions.ts'
import { isBlocked, isOut } from '../../../../shared/games/franchise/rules/board.ts'
import { memo } from '../../../table/surface/memo.ts'
import { roadPath, sheet, shieldPoint } from './geometry.ts'
import { shieldPath } from './paths.ts'

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

const prices: readonly Price[] = [0, 1, 3, 5, 8]

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
				<g key={price}>
					{(price === 1 || price === 8) && (
						<path class={`franchise-road franchise-road-${price}-case`} d={pathOf(price)} />
					)}
					<path class={`franchise-road franchise-road-${price}`} d={pathOf(price)} />
				</g>
			))}
			<g class="franchise-map-shields">
				{prices
					.filter((price) => price > 0)
					.map((price) => (
						<Shields key={price} price={price} roads={inPlay.filter((road) => road[2] === price)} />
					))}
			</g>
		</g>
	)
}

/** What the roads of a kind cost. */
function Shields({ price, roads: alike }: { price: Price; roads: readonly Road[] }) {
	const points = alike.map(([a, b]) => shieldPoint(a, b))
	return (
		<g class="franchise-shield" data-price={price}>
			<path d={points.map(shieldPath).join('')} />
			{points.map(({ x, y }, index) => (
				<text key={index} x={Math.round(x)} y={Math.round(y)} dy="0.35em">
					{price}
				</text>
			))}
		</g>
	)
}
