import { NOBODY, type Table } from '../table.ts'
import { type Cell, DEPARTURES, type Departure, STATIONS } from './board.ts'
import { departuresInto, follow, type Pass, pointsOf, type Run, UNFINISHED } from './line.ts'
import { ownerOf } from './owner.ts'

/** A line with all that a player may ask about it. */
export interface Line extends Run {
	departure: Departure
	owner: number // NOBODY where no wagon stands
	points: number // 0 while it is unfinished
	passes: Pass[]
}

/** What a step would do to a line. */
export interface Change {
	before: number // the line's length without it
	line: Line // the line with it
}

export function traceLine(table: Table, departure: Departure): Line {
	const passes: Pass[] = []
	const run = follow(table, departure, passes)
	return { ...run, departure, owner: ownerOf(table, departure), points: pointsOf(departure, run), passes }
}

/** Every line that has scored. */
export function finishedLines(table: Table): Line[] {
	const lines: Line[] = []
	for (let departure = 1; departure <= DEPARTURES; departure++) {
		if (ownerOf(table, departure) === NOBODY) continue
		const line = traceLine(table, departure)
		if (line.end !== UNFINISHED) lines.push(line)
	}
	return lines
}

/** The table as it would look with a tile laid; nothing is scored. */
export const withTile = (table: Table, cell: Cell, code: string): Table => ({
	...table,
	cells: { ...table.cells, [cell]: code },
})

/** Every line that a tile would lengthen, finished by it or not; `code` is the tile as it would lie. */
export function previewLay(table: Table, cell: Cell, code: string): Change[] {
	const after = withTile(table, cell, code)
	const changes: Change[] = []
	for (const departure of departuresInto(table, cell)) {
		const line = traceLine(after, departure)
		const isEmptyRail = departure > STATIONS && line.owner === NOBODY
		if (!isEmptyRail) changes.push({ before: follow(table, departure).length, line })
	}
	return changes
}

/** The line that a wagon on a rail of the Central Station would start; it may run over tiles that lie there. */
export const previewWagon = (table: Table, rail: Departure, owner: number): Change => ({
	before: 0,
	line: traceLine({ ...table, wagons: { ...table.wagons, [rail]: owner } }, rail),
})
