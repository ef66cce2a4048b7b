import type { ComponentChildren, ComponentType } from 'preact'
import type { Line } from '../../../../shared/games/metro/rules/preview.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'
import type { Owners } from '../owner.ts'
import { CentralStation } from './central-station.tsx'
import { Ground } from './ground.tsx'
import { Lines } from './lines.tsx'
import { Tile } from './tile.tsx'

interface LaidProps {
	table: Table
	lines: readonly Line[]
	owners: Owners
	arriving: readonly number[] // departures of finished lines whose wagons are still on the way
	Centre?: ComponentType<{ table: Table }> | undefined // in place of the Central Station
	children?: ComponentChildren // what lies on cells without a tile, under the heads of the lines beside them
}

/** The ground, the tiles on it, and the lines that they make. */
export const Laid = ({ table, lines, owners, arriving, Centre = CentralStation, children }: LaidProps) => (
	<>
		<Ground>
			<Centre table={table} />
		</Ground>
		<g class="tiles">
			{Object.entries(table.cells).map(([cell, code]) => (
				<Tile key={cell} cell={Number(cell)} code={code} />
			))}
		</g>
		{children}
		<Lines lines={lines} owners={owners} arriving={arriving} />
	</>
)
