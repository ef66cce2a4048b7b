import type { ComponentType } from 'preact'
import { STATIONS } from '../../../../shared/games/metro/rules/board.ts'
import { UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import type { Line } from '../../../../shared/games/metro/rules/preview.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'
import type { Owners } from '../owner.ts'
import { CentralStation } from './central-station.tsx'
import { Ground } from './ground.tsx'
import { Lines } from './lines.tsx'
import { linesOf } from './lines-of.ts'
import { Station, type StationState } from './station.tsx'
import { Tile } from './tile.tsx'

/** Whether the wagon waits at its station, is on its way, or has arrived. */
export function stateOf({ departure, end }: Line, arriving: readonly number[]): StationState['wagon'] {
	if (end === UNFINISHED) return 'waiting'
	return arriving.includes(departure) ? 'none' : 'arrived'
}

interface PictureProps {
	table: Table
	owners: Owners // of whom one's own stations stand out
	arriving?: readonly number[] // departures of finished lines whose wagons are still on the way
	Centre?: ComponentType<{ table: Table }> | undefined // in place of the Central Station
}

/** The board as it lies there: everything but what is being done with it. */
export function Picture({ table, owners, arriving = [], Centre = CentralStation }: PictureProps) {
	const lines = linesOf(table)
	const byStation = new Map(lines.map((line) => [line.departure, line]))
	return (
		<>
			<Ground>
				<Centre table={table} />
			</Ground>
			<g class="tiles">
				{Object.entries(table.cells).map(([cell, code]) => (
					<Tile key={cell} cell={Number(cell)} code={code} />
				))}
			</g>
			<Lines lines={lines} owners={owners} arriving={arriving} />
			<g class="stations">
				{Array.from({ length: STATIONS }, (_, index) => {
					const line = byStation.get(index + 1)
					const owner = line && owners[line.owner]
					return (
						<Station
							key={index}
							station={index + 1}
							colour={owner?.colour}
							mine={owner?.mine === true}
							wagon={line === undefined ? 'none' : stateOf(line, arriving)}
							points={line?.points ?? 0}
						/>
					)
				})}
			</g>
		</>
	)
}
