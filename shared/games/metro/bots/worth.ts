import type { Seat, View } from '../../../kernel/game.ts'
import { companyValue, paidByNumber, percentageHeld } from '../rules/final-score.ts'
import { UNFINISHED } from '../rules/line.ts'
import { type Change, type Line, previewLay, previewWagon } from '../rules/preview.ts'
import { rotate } from '../rules/tile.ts'
import { ownerPlaced } from '../rules/wagon.ts'
import type { Exchange } from '../steps/exchange.ts'
import type { Lay } from '../steps/lay.ts'
import type { PlaceWagon } from '../steps/wagon.ts'
import { type Hand, NOBODY, type Table } from '../table.ts'

// Of many constants that were tried against each other these won most games.

/** What an unfinished line may still be expected to gain on an empty board; it fades as the board fills. */
const PROMISE = 40
/** What each tile of an unfinished line promises, for it may yet reach the Central Station. */
const TILE_PROMISE = 2
/** How much the others' gains together weigh against one's own. */
const ENVY = 1.5
/** What the terminus of a station number may be expected to be paid late, and how much more on an empty board. */
const LATE_PAY = 5
const EARLY_PAY = 20
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

/** What a point of one of the others is worth to a seat. */
const againstOthers = ({ held }: Table): number => -ENVY / (held.length - 1)

/** Its own points against those of the others; of companies, how much more it holds than most. */
function stakesOf(table: Table, seat: Seat, { shares }: Hand): number[] {
	const { points } = table
	if (shares === undefined) return points.map((_, owner) => (owner === seat ? 1 : againstOthers(table)))
	const usual = 100 / points.length
	return points.map((_, company) => (percentageHeld(shares, company) - usual) / 40)
}

const promiseOf = ({ left }: Outlook, length: number): number => TILE_PROMISE * length + PROMISE * left

/**
 * What the end of a line gains by station numbers: the seat's own, and against it those of others that it sees. One
 * line at most ends at a terminus, so a short one spoils it for the longer that would have come.
 */
function gainByNumbers({ table, seat, hand, left }: Outlook, { departure, end, points }: Line): number {
	const holder = hand.numbers?.includes(end)
		? seat
		: (table.numbers?.findIndex((numbers) => numbers.includes(end)) ?? NOBODY)
	if (holder === NOBODY) return 0
	const gain = paidByNumber(departure, points) - LATE_PAY - EARLY_PAY * left
	return holder === seat ? gain : gain * againstOthers(table)
}

function worthOfChange(outlook: Outlook, { line }: Change, before: number): number {
	if (line.owner === NOBODY) return 0
	const after = line.end === UNFINISHED ? promiseOf(outlook, line.length) : line.points
	return outlook.stakes[line.owner]! * (after - before) + gainByNumbers(outlook, line)
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
