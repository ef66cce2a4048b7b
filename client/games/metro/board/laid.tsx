import type { ComponentType } from 'preact'
import type { Table } from '../../../../shared/games/metro/table.ts'
import { CentralStation } from './central-station.tsx'
import { Ground } from './ground.tsx'
import { Tile } from './tile.tsx'

interface LaidProps {
	table: Table
	Centre?: ComponentType<{ table: Table }> | undefined // in place of the Central Station
}

/** The ground, and the tiles on it. */
export const Laid = ({ table, Centre }: LaidProps) => (
	<>
		<Ground />
		{Centre ? <Centre table={table} /> : <CentralStation />}
		<g class="metro-tiles">
			{Object.entries(table.cells).map(([cell, code]) => (
				<Tile key={cell} cell={Number(cell)} code={code} />
			))}
		</g>
	</>
)
