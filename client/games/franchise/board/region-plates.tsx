import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import type { Gain } from '../../../../shared/games/franchise/event.ts'
import { regionsInPlay } from '../../../../shared/games/franchise/rules/board.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import { memo } from '../../../table/surface/memo.ts'
import { regionName } from '../names.ts'
import { plateScale } from './labels/label-sizes.ts'
import type { MapLabels, Placed } from './labels/map-labels.ts'
import { plateOf, SIGN } from './plate.ts'
import { overviewPoints } from './plate-points.ts'

interface PlatesProps {
	table: Table
	colours: string
	paid: ReadonlyMap<RegionId, readonly Gain[]>
	lit: readonly RegionId[]
	labels: MapLabels | undefined
}

/** Each region's tile: its name, what it pays and whom as it stands, and who wins ties; once it has scored, what it paid. */
export const RegionPlates = ({ table, colours, paid, lit, labels }: PlatesProps) => (
	<g class="franchise-plates">
		{labels?.isAfar && <RegionNames players={table.seats.length} scale={1 / labels.sight.unit} />}
		{labels &&
			[...labels.plates].map(([region, at]) => (
				<Plate
					key={region}
					region={region}
					table={table}
					colours={colours}
					gains={paid.get(region)}
					isLit={lit.includes(region)}
					at={at}
				/>
			))}
	</g>
)

/** From afar, where nothing else can be read. */
const RegionNames = memo(({ players, scale }: { players: number; scale: number }) => (
	<g class="franchise-region-names" style={`--scale:${scale}`}>
		{regionsInPlay(players).map((region) => (
			<text key={region} class="franchise-region-name" {...overviewPoints[region]}>
				{regionName(region)}
			</text>
		))}
	</g>
))

interface PlateProps extends Pick<PlatesProps, 'table' | 'colours'> {
	region: RegionId
	gains: readonly Gain[] | undefined // what it has paid
	isLit: boolean
	at: Placed
}

const Plate = memo(({ region, table, colours, gains, isLit, at }: PlateProps) => {
	const { name, ranks, owner, ties, aside, width, isDone } = plateOf(table, region, gains)
	const scale = plateScale(1 / at.scale) * at.scale
	return (
		<g
			class="franchise-plate"
			transform={`translate(${Math.round(at.x)} ${Math.round(at.y)}) scale(${scale})`}
			data-region={region}
			data-lit={isLit || undefined}
			data-done={isDone || undefined}
		>
			<rect class="franchise-plate-ground" x={-width / 2} y="-25" width={width} height="50" rx="8" />
			<text class="franchise-plate-name" x={-aside} y="-6">
				{name}
			</text>
			{ranks.map(({ text, seats, start }, rank) => (
				<g key={rank}>
					{seats.map((seat, index) => (
						<ShapeMark
							key={seat}
							identity={Number(colours[seat])}
							x={start + (index + 0.4) * SIGN}
							y={10}
							size={SIGN}
						/>
					))}
					<text class="franchise-plate-values" x={start + seats.length * SIGN} y="16">
						{text}
					</text>
				</g>
			))}
			{owner !== undefined && <Ties x={ties} colour={Number(colours[owner])} />}
		</g>
	)
})

/** Who wins ties: the owner of the franchise beside the tile. */
const Ties = ({ x, colour }: { x: number; colour: number }) => (
	<>
		<text class="franchise-plate-values" x={x + 4} y="-5">
			=
		</text>
		<ShapeMark identity={colour} x={x + 24} y={-11} size={SIGN} />
	</>
)
