import { reportRegion } from '../../../../shared/games/franchise/advice/region.ts'
import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import { regionsInPlay } from '../../../../shared/games/franchise/rules/board.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import { memo } from '../../../table/surface/memo.ts'
import { ranksOf } from '../gain.ts'
import { regionName } from '../names.ts'
import { overviewPoints, platePoints } from './plate-points.ts'

interface PlatesProps {
	table: Table
	colours: string
	lit: RegionId | undefined
}

/** Each region's tile: its name, what it pays and whom as it stands, and who wins ties. */
export const RegionPlates = ({ table, colours, lit }: PlatesProps) => (
	<g class="franchise-plates">
		<RegionNames players={table.seats.length} />
		{regionsInPlay(table.seats.length).map((region) => (
			<Plate key={region} region={region} table={table} colours={colours} lit={region === lit} />
		))}
	</g>
)

/** From afar; faded together, since each of them by itself would cost time in every frame that the map is dragged. */
const RegionNames = memo(({ players }: { players: number }) => (
	<g class="franchise-region-names">
		{regionsInPlay(players).map((region) => (
			<text key={region} class="franchise-region-name" {...overviewPoints[region]}>
				{regionName(region)}
			</text>
		))}
	</g>
))

const SIGN = 14
const LETTER = 9.6 // of what a rank brings
const GAP = 11 // between ranks
const TIES = 15 // half of what it takes to say who wins them

type PlateProps = Omit<PlatesProps, 'lit'> & { region: RegionId; lit: boolean }

function Plate({ region, table, colours, lit }: PlateProps) {
	const { x, y } = platePoints[region]
	const report = reportRegion(table, region)
	const name = regionName(region)
	const ranks = ranksOf(table, report)
	const widths = ranks.map(({ text, seats }) => seats.length * SIGN + text.length * LETTER)
	const across = widths.reduce((sum, width) => sum + width + GAP, -GAP)
	const owner = report?.owner
	const aside = owner === undefined ? 0 : TIES
	const width = Math.max(92, 20 + 8.2 * name.length + 2 * aside, 20 + across)
	const startOf = (rank: number) => widths.slice(0, rank).reduce((sum, one) => sum + one + GAP, -across / 2)
	return (
		<g transform={`translate(${x} ${y})`}>
			<g
				class="franchise-plate"
				data-lit={lit || undefined}
				data-done={(!report && table.stage !== 'draft') || undefined}
			>
				<rect class="franchise-plate-ground" x={-width / 2} y="-25" width={width} height="50" rx="8" />
				<text class="franchise-plate-name" x={-aside} y="-6">
					{name}
				</text>
				{ranks.map(({ text, seats }, rank) => (
					<g key={rank}>
						{seats.map((seat, index) => (
							<ShapeMark
								key={seat}
								identity={Number(colours[seat])}
								x={startOf(rank) + (index + 0.4) * SIGN}
								y={10}
								size={SIGN}
							/>
						))}
						<text class="franchise-plate-values" x={startOf(rank) + seats.length * SIGN} y="16">
							{text}
						</text>
					</g>
				))}
				{owner !== undefined && <Ties x={4.1 * name.length - aside} colour={Number(colours[owner])} />}
			</g>
		</g>
	)
}

/** Who wins ties: the owner of the franchise beside the tile. */
const Ties = ({ x, colour }: { x: number; colour: number }) => (
	<>
		<text class="franchise-plate-values" x={x + 4} y="-5">
			=
		</text>
		<ShapeMark identity={colour} x={x + 24} y={-11} size={SIGN} />
	</>
)
