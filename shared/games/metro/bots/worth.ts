import type { Seat, View } from '../../../kernel/game.ts'
import { STATIONS } from '../rules/board.ts'
import { UNFINISHED } from '../rules/line.ts'
import { type Change, type Line, previewLay, previewWagon } from '../rules/preview.ts'
import { companyValue, percentageHeld } from '../rules/reckoning.ts'
import { rotate } from '../rules/tile.ts'
import { ownerPlaced } from '../rules/wagon.ts'
import type { Exchange, Lay, PlaceWagon } from '../step.ts'
import { type Hand, NOBODY, type Table } from '../table.ts'

// Of many constants that were tried against each other these won most games.

/** What an unfinished line may still be expected to gain on an empty board; it fades as the board fills. */
const PROMISE = 40
/** What each tile of an unfinished line promises, for it may yet reach the Central Station. */
const TILE_PROMISE = 2
/** How much the others' gains together weigh against one's own. */
const ENVY = 1.5
/** A drawn tile is worth about this much, so nothing worse is laid from the hand. */
export const WORTH_OF_A_DRAW = 5
/** What a turn costs that is spent without laying. */
const TURN = 8

/** What a seat makes of the table before it looks at single steps. */
export interface Outlook {
	table: Table
	seat: Seat
	hand: Hand
	left: number // tiles still to be laid, as a part of all
	stakes: number[] // what a point of each owner is worth to the seat
}

export function judge({ table, seat, hand }: View<Table, Hand>): Outlook {
	const tiles = table.pile + table.held.reduce((sum, count) => sum + count, 0)
	return { table, seat: seat!, hand: hand!, left: tiles / 60, stakes: stakesOf(table, seat!, hand!) }
}

/** Its own points against those of the others; of companies, how much more it holds than most. */
function stakesOf({ points, held }: Table, seat: Seat, { shares }: Hand): number[] {
	if (shares === undefined) return points.map((_, owner) => (owner === seat ? 1 : -ENVY / (held.length - 1)))
	const usual = 100 / points.length
	return points.map((_, company) => (percentageHeld(shares, company) - usual) / 40)
}

const promiseOf = ({ left }: Outlook, length: number): number => TILE_PROMISE * length + PROMISE * left

/** What the end of a line pays by the seat's own station numbers. */
function paidByNumbers({ hand }: Outlook, { departure, end, points }: Line): number {
	if (hand.numbers?.includes(end) !== true) return 0
	return departure > STATIONS ? 2 * points : points
}

function worthOfChange(outlook: Outlook, { line }: Change, before: number): number {
	if (line.owner === NOBODY) return 0
	const after = line.end === UNFINISHED ? promiseOf(outlook, line.length) : line.points
	return outlook.stakes[line.owner]! * (after - before) + paidByNumbers(outlook, line)
}

export function worthOfLay(outlook: Outlook, { tile, cell, rotation = 0 }: Lay): number {
	let worth = 0
	for (const change of previewLay(outlook.table, cell, rotate(tile, rotation))) {
		worth += worthOfChange(outlook, change, promiseOf(outlook, change.before))
	}
	return worth
}

export function worthOfWagon(outlook: Outlook, { rail, percentage }: PlaceWagon): number {
	const owner = ownerPlaced(outlook.seat, outlook.hand, percentage)
	return worthOfChange(outlook, previewWagon(outlook.table, rail, owner), 0) - TURN
}

/** A better company for the same percentage; what the pile hides is as good as the middle of them. */
export function worthOfExchange({ table, hand, left }: Outlook, { percentage, take }: Exchange): number {
	const index = percentage / 10 - 1
	const valueNow = companyValue(table.points, hand.shares![index]!)
	const valueThen = take === 'open' ? companyValue(table.points, table.market!.open[index]!) : 4.5
	// Early profits say little about the last ones.
	return ((1 - left) * (valueThen - valueNow) * percentage) / 10 - TURN
}
