import './centre.css'
import { CENTRAL_RAILS, CENTRAL_WAGONS } from '../../../../shared/games/metro/expansions.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'
import { CentralStation, ENTRIES, Hall, Platforms } from '../board/central-station.tsx'
import { UNIT } from '../board/geometry.ts'
import { Tile } from '../board/tile.tsx'

/** Rails that lead out of the hall, beside those that lead in. */
const DEPARTURES = 'M60 0v26M150 0v26M180 60h-26M180 150h-26M30 180v-26M120 180v-26M0 30h26M0 120h26'

/** The middle of the board: rails across it, or wagons around the hall, or the hall alone. */
export function Centre({ table }: { table: Table }) {
	const { expansions } = table.options
	if (expansions.includes(CENTRAL_RAILS)) return <CentralRails table={table} />
	if (!expansions.includes(CENTRAL_WAGONS)) return <CentralStation />
	return (
		<Platforms tracks={ENTRIES + DEPARTURES}>
			<g transform="translate(90 92) scale(.62) translate(-90 -90)">
				<Hall />
			</g>
		</Platforms>
	)
}

/** Tiles that nobody laid: they lie on the floor of the hall, under open sky. */
const CentralRails = ({ table: { centre } }: { table: Table }) => (
	<g class="metro-central-rails">
		<rect
			class="metro-hall-frame"
			x={3 * UNIT - 3}
			y={3 * UNIT - 3}
			width={2 * UNIT + 6}
			height={2 * UNIT + 6}
			rx="9"
		/>
		{Object.entries(centre).map(([cell, code]) => (
			<Tile key={cell} cell={Number(cell)} code={code} />
		))}
	</g>
)
