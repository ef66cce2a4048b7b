import type { View } from '../../../../kernel/game.ts'
import { CENTRAL_WAGONS, STATION_NUMBERS } from '../../expansions.ts'
import { CELLS, centralCells, DEPARTURES, layableCells, STATIONS } from '../../rules/board.ts'
import { ownerOf } from '../../rules/owner.ts'
import { isBeside } from '../../rules/placement.ts'
import { type Hand, NOBODY, seenNumbers, type Table } from '../../table.ts'
import { EDGES, startOf } from './edges.ts'
import { emptyPosition, MOST_HELD, NONE, type Position, SHARES } from './position.ts'
import { tileOf } from './tiles.ts'
import { joinTracks, openCell } from './tracks.ts'

/** What somebody knows of a position: the table, and the hands that they see. */
export interface Known {
	table: Table
	hands: readonly (Hand | undefined)[] // by seat
}

export const knownTo = ({ table, seat, hand }: View<Table, Hand>): Known => ({
	table,
	hands: table.held.map((_, other) => (other === seat ? hand : undefined)),
})

/** The company of each of a seat's shares; undefined where that is not known. */
export function sharesKnown({ table, hands }: Known, seat: number): (number | undefined)[] {
	const shares = hands[seat]?.shares ?? table.revealed?.shares?.[seat]
	if (shares !== undefined) return [...shares]
	const shown = table.market!.shown.filter((share) => share.seat === seat)
	return Array.from(
		{ length: SHARES },
		(_, index) => shown.find(({ percentage }) => percentage === 10 * (index + 1))?.company,
	)
}

/** A seat's station numbers; undefined where they are not known. */
export const numbersKnown = ({ table, hands }: Known, seat: number): readonly number[] | undefined =>
	seenNumbers(table)?.[seat] ?? hands[seat]?.numbers

/** The position as far as it is known; the rest must be dealt (see deal.ts). */
export function readPosition(known: Known): Position {
	const { table } = known
	const { expansions, edition, rotation } = table.options
	const position = emptyPosition()
	position.seats = table.held.length
	position.ironHorse = edition === 'iron-horse'
	position.rotation = rotation
	position.hasWagons = expansions.includes(CENTRAL_WAGONS)
	position.hasShares = table.market !== undefined
	position.hasNumbers = expansions.includes(STATION_NUMBERS)
	position.turn = table.turn
	position.piled = table.pile
	position.inHands = table.held.reduce((sum, count) => sum + count, 0)
	position.held.set(table.held)
	readBoard(position, table)
	position.points.set(table.points)
	for (const [seat, hand] of known.hands.entries()) {
		for (const [index, code] of hand?.tiles.entries() ?? [])
			position.hands[MOST_HELD * seat + index] = tileOf(code)
		if (hand?.drawn) position.drawn = tileOf(hand.drawn)
		if (position.hasShares) readShares(position, known, seat)
		for (const number of numbersKnown(known, seat) ?? []) position.holders[number] = seat
	}
	if (table.market !== undefined) readMarket(position, table.market)
	return position
}

/** The tracks follow from the tiles, as if they were laid again, one after the other. */
function readBoard(position: Position, table: Table): void {
	for (const cells of [position.tiles, position.guards, position.place]) cells.fill(NONE)
	position.owners.fill(NOBODY)
	position.holders.fill(NOBODY)
	for (let edge = 0; edge < EDGES; edge++) {
		position.first[edge] = edge
		position.last[edge] = edge
	}
	for (let departure = 1; departure <= DEPARTURES; departure++) {
		const owner = ownerOf(table, departure)
		if (owner === NOBODY) continue
		const start = startOf[departure]!
		position.owners[start] = owner
		position.unfinished++
		if (departure <= STATIONS) continue
		position.wagons[owner] = 1
		position.guards[start >> 2] = start & 3
	}
	for (const cell of centralCells) {
		const code = table.centre[cell]
		if (code !== undefined) joinTracks(position, tileOf(code), cell, 0)
	}
	for (let cell = 0; cell < CELLS; cell++) {
		const code = table.cells[cell]
		if (code === undefined) continue
		position.tiles[cell] = tileOf(code)
		joinTracks(position, tileOf(code), cell, 1)
	}
	for (const cell of layableCells) if (isBeside(table, cell)) openCell(position, cell)
}

function readShares({ shares }: Position, known: Known, seat: number): void {
	for (const [index, company] of sharesKnown(known, seat).entries())
		shares[SHARES * seat + index] = company ?? NOBODY
}

function readMarket(position: Position, { open, shown, exchanges }: NonNullable<Table['market']>): void {
	position.market.set(open)
	for (const { seat, percentage } of shown) position.shown[SHARES * seat + percentage / 10 - 1] = 1
	position.exchanges = exchanges
}
