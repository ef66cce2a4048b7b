/**
 * A second Metro, written plainly from the rules and sharing nothing with the engine: ports instead of sides,
 * rows and columns instead of cells, every line traced again whenever it is asked about. Slow and obvious.
 */

/** Where a train is: about to enter the cell at a row and a column by a port. */
export interface Train {
	row: number
	column: number
	port: number
}

export interface Trip {
	count: number // tiles that players laid, once for each crossing
	end: number | 'centre' | 'open' // the number of a terminus on the rim, or where else the line stops
}

/** Codes by 'row,column'. */
export type Tiles = Record<string, string>

export const at = (row: number, column: number): string => `${row},${column}`

export const isCentre = (row: number, column: number): boolean =>
	(row === 3 || row === 4) && (column === 3 || column === 4)

export const onBoard = (row: number, column: number): boolean =>
	row >= 0 && row <= 7 && column >= 0 && column <= 7

export const onRim = (row: number, column: number): boolean =>
	row === 0 || row === 7 || column === 0 || column === 7

/** The port by which a train leaves that entered by an even one. */
export function leave(code: string, port: number): number {
	const sides = { a: 2, b: 1, c: 3, d: 0 }[code[port / 2] as 'a' | 'b' | 'c' | 'd']
	return ((port / 2 + sides) % 4) * 2 + 1
}

export function turnClockwise(code: string, quarters: number): string {
	let turned = code
	for (let quarter = 0; quarter < quarters; quarter++) turned = turned[3]! + turned.slice(0, 3)
	return turned
}

/** From an odd port of one cell into the even port of the next. */
export function cross(row: number, column: number, port: number): Train {
	if (port === 1) return { row: row - 1, column, port: 4 }
	if (port === 3) return { row, column: column + 1, port: 6 }
	if (port === 5) return { row: row + 1, column, port: 0 }
	return { row, column: column - 1, port: 2 }
}

export function trainAtStation(station: number): Train {
	if (station <= 8) return { row: 0, column: 8 - station, port: 0 }
	if (station <= 16) return { row: station - 9, column: 0, port: 6 }
	if (station <= 24) return { row: 7, column: station - 17, port: 4 }
	return { row: 32 - station, column: 7, port: 2 }
}

/** The rails of the Central Station, 0 to 7, in the order in which the rules list them. */
export const trainAtRail = (rail: number): Train =>
	[
		{ row: 2, column: 3, port: 4 },
		{ row: 2, column: 4, port: 4 },
		{ row: 3, column: 5, port: 6 },
		{ row: 4, column: 5, port: 6 },
		{ row: 5, column: 3, port: 0 },
		{ row: 5, column: 4, port: 0 },
		{ row: 3, column: 2, port: 2 },
		{ row: 4, column: 2, port: 2 },
	][rail]!

/** The terminus that a train reaches which has left the board. */
export function terminusOf({ row, column }: Train): number {
	if (row < 0) return 8 - column
	if (column < 0) return 9 + row
	if (row > 7) return 17 + column
	return 32 - row
}

export function travel(board: Tiles, centre: Tiles, start: Train): Trip {
	let train = start
	let count = 0
	while (onBoard(train.row, train.column)) {
		const laid = board[at(train.row, train.column)]
		const code = laid ?? centre[at(train.row, train.column)]
		if (code === undefined) return { count, end: isCentre(train.row, train.column) ? 'centre' : 'open' }
		if (laid !== undefined) count += 1
		train = cross(train.row, train.column, leave(code, train.port))
	}
	return { count, end: terminusOf(train) }
}
