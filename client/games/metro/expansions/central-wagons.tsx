import { UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import { traceLine } from '../../../../shared/games/metro/rules/preview.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'
import { wagonAt } from '../board/geometry.ts'
import { Takings } from '../board/station.tsx'
import { Wagon } from '../board/wagon.tsx'
import type { Owners } from '../owner.ts'

/** The wagons that were put into the Central Station, or what they brought. */
export const CentralWagons = ({ table, owners }: { table: Table; owners: Owners }) => (
	<g class="metro-central-wagons">
		{Object.keys(table.wagons).map((departure) => {
			const { owner, end, points } = traceLine(table, Number(departure))
			const { x, y, angle } = wagonAt(Number(departure))
			const { colour = 0, mine = false } = owners[owner] ?? {}
			return (
				<g
					key={departure}
					class={mine ? 'metro-station-mine' : undefined}
					data-player={colour}
					transform={`translate(${x} ${y})`}
				>
					{end === UNFINISHED ? (
						<g transform={`rotate(${angle})`}>
							<Wagon colour={colour} upright={-angle} />
						</g>
					) : (
						<Takings colour={colour} points={points} />
					)}
				</g>
			)
		})}
	</g>
)

/** Where a wagon may be put. */
export const FreeRails = ({ rails, chosen }: { rails: readonly number[]; chosen: number | undefined }) => (
	<g>
		{[...new Set(rails)].map((rail) => {
			const { x, y, angle } = wagonAt(rail)
			return (
				<rect
					key={rail}
					class={rail === chosen ? 'metro-free-rail metro-free-rail-chosen' : 'metro-free-rail'}
					x="-17"
					y="-21"
					width="34"
					height="42"
					rx="9"
					transform={`translate(${x} ${y}) rotate(${angle})`}
				/>
			)
		})}
	</g>
)
