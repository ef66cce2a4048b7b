import { reportRegion } from '../../../../shared/games/franchise/advice/region.ts'
import type { RegionId } from '../../../../shared/games/franchise/data/regions.ts'
import { regionsInPlay } from '../../../../shared/games/franchise/rules/board.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { ShapeMark } from '../../../design/player-shape.tsx'
import { payText } from '../gain.ts'
import { regionName } from '../names.ts'
import { platePoints } from './plate-points.ts'

interface PlatesProps {
	table: Table
	colours: string
	lit: RegionId | undefined
}

/** Each region's tile: its name, what it pays, who leads, and whose franchise lies beside it. */
export const RegionPlates = ({ table, colours, lit }: PlatesProps) => (
	<g class="plates">
		{regionsInPlay(table.seats.length).map((region) => (
			<Plate key={region} region={region} table={table} colours={colours} lit={region === lit} />
		))}
	</g>
)

type PlateProps = Omit<PlatesProps, 'lit'> & { region: RegionId; lit: boolean }

function Plate({ region, table, colours, lit }: PlateProps) {
	const { x, y } = platePoints[region]
	const report = reportRegion(table, region)
	const leader = report?.gains[0]?.seat
	const name = regionName(region)
	const values = payText(table, report)
	const isDone = !report && table.stage !== 'draft'
	const width = Math.max(92, 22 + 8.2 * name.length, 26 + 9 * values.length)
	return (
		<g transform={`translate(${x} ${y})`}>
			<g class="plate" data-lit={lit || undefined} data-done={isDone || undefined}>
				<rect class="plate-ground" x={-width / 2} y="-25" width={width} height="50" rx="8" />
				<text class="plate-name" y="-6">
					{name}
				</text>
				<text class="plate-values" y="16">
					{values}
				</text>
				{leader !== undefined && (
					<ShapeMark identity={Number(colours[leader])} x={-width / 2} y={0} size={26} />
				)}
				{report?.owner !== undefined && (
					<ShapeMark identity={Number(colours[report.owner])} x={width / 2} y={14} size={18} />
				)}
			</g>
		</g>
	)
}
