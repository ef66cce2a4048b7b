/** The board's geometry, which never changes: 8 × 8 cells, stations around the rim, the Central Station. */

/** A cell, row by row from the top left: 8 × row + column. */
export type Cell = number

/** A side of a cell: 0 north, 1 east, 2 south, 3 west. */
export type Side = number

/** Where a line may start: 1 to 32 are the numbered stations, 33 to 40 the rails of the Central Station. */
export type Departure = number

export const SIZE = 8
export const CELLS = SIZE * SIZE
export const STATIONS = 32
export const DEPARTURES = 40

export const cellAt = (row: number, column: number): Cell => SIZE * row + column
export const opposite = (side: Side): Side => (side + 2) & 3

const NORTH = 0
const EAST = 1
const SOUTH = 2
const WEST = 3

export const centralCells: readonly Cell[] = [cellAt(3, 3), cellAt(3, 4), cellAt(4, 3), cellAt(4, 4)]
const central = Array.from({ length: CELLS }, (_, cell) => centralCells.includes(cell))

/** Whether the cell is part of the Central Station, where nobody lays. */
export const isCentral = (cell: Cell): boolean => central[cell]!

/** The cells that tiles are laid on. */
export const layableCells: readonly Cell[] = [...central.keys()].filter((cell) => !isCentral(cell))

/** Station 1 is at the top right; they are numbered counter-clockwise. */
function placeOfStation(station: number): [Cell, Side] {
	if (station <= 8) return [cellAt(0, 8 - station), NORTH]
	if (station <= 16) return [cellAt(station - 9, 0), WEST]
	if (station <= 24) return [cellAt(7, station - 17), SOUTH]
	return [cellAt(32 - station, 7), EAST]
}

const placesOfRails: readonly [Cell, Side][] = [
	[cellAt(2, 3), SOUTH],
	[cellAt(2, 4), SOUTH],
	[cellAt(3, 5), WEST],
	[cellAt(4, 5), WEST],
	[cellAt(5, 3), NORTH],
	[cellAt(5, 4), NORTH],
	[cellAt(3, 2), EAST],
	[cellAt(4, 2), EAST],
]

/** The cell that each departure leads into, and the side by which; nothing is at index 0. */
const places: readonly [Cell, Side][] = Array.from({ length: DEPARTURES + 1 }, (_, departure) =>
	departure <= STATIONS ? placeOfStation(departure) : placesOfRails[departure - STATIONS - 1]!,
)
export const departureCell = places.map(([cell]) => cell)
export const departureSide = places.map(([, side]) => side)

/** What lies at each side of each cell, at 4 × cell + side: the next cell or, negative, a station of the rim. */
const beyond = Array.from({ length: 4 * CELLS }, (_, index) => {
	const cell = index >> 2
	const side = index & 3
	const atRim = [cell < SIZE, cell % SIZE === SIZE - 1, cell >= CELLS - SIZE, cell % SIZE === 0][side]
	return atRim ? 0 : cell + [-SIZE, 1, SIZE, -1][side]!
})
const departures = new Array<Departure>(4 * CELLS).fill(0)
for (let departure = 1; departure <= DEPARTURES; departure++) {
	const index = 4 * departureCell[departure]! + departureSide[departure]!
	departures[index] = departure
	if (departure <= STATIONS) beyond[index] = -departure
}

/** The cell beyond a side, or minus the number of the station there. */
export const cellBeyond = (cell: Cell, side: Side): number => beyond[4 * cell + side]!

/** The departure that leads into a cell by a side, or 0. */
export const departureAt = (cell: Cell, side: Side): Departure => departures[4 * cell + side]!

const rim = Array.from({ length: CELLS }, (_, cell) =>
	[0, 1, 2, 3].some((side) => cellBeyond(cell, side) < 0),
)

export const isRim = (cell: Cell): boolean => rim[cell]!

const departing = Array.from({ length: CELLS }, (_, cell) =>
	[0, 1, 2, 3].filter((side) => departureAt(cell, side) > 0),
)

/** The sides by which lines may start into the cell: none for most, two in the corners. */
export const departureSides = (cell: Cell): readonly Side[] => departing[cell]!
