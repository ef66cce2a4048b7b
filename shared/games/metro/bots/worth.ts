import { STATIONS } from '../rules/board.ts'
import { NOBODY } from '../table.ts'
import { ahead, departureOf, isEnd, startOf, TERMINUS } from './playout/edges.ts'
import { wagonOf } from './playout/moves.ts'
import { OWNERS, type Position, SHARES } from './playout/position.ts'
import { tenthsHeld } from './playout/score.ts'
import { allTiles, exits } from './playout/tiles.ts'
import type { Taste } from './taste.ts'

/** What steps are worth to who takes them, in points: what they gain now, and what open lines promise. */

/** The part of the tiles that are still to be laid. */
const leftIn = ({ piled, inHands }: Position): number => (piled + inHands) / allTiles.length

/** What a point of an owner is worth to a seat: of companies, the more it holds of them than is usual. */
function stakeIn({ hasShares, shares, seats }: Position, taste: Taste, seat: number, owner: number): number {
	if (!hasShares) return owner === seat ? taste.own : -taste.envy / (seats - 1)
	return (taste.own * (tenthsHeld(shares, seat, owner) - 10 / OWNERS)) / 4
}

/** What a line is worth to the seat whose turn it is that now runs from a start to an end, and what else it was. */
function worthOfLine(
	position: Position,
	taste: Taste,
	start: number,
	end: number,
	length: number,
	before: number,
): number {
	const { owners, turn, seats, holders } = position
	const stake = stakeIn(position, taste, turn, owners[start]!)
	const left = leftIn(position)
	if (isEnd[end] === 0) return stake * (taste.tilePromise * length + taste.promise * left - before)
	const isFromCentre = departureOf[start]! > STATIONS
	if (end < TERMINUS) return stake * ((isFromCentre ? length : 2 * length) - before)
	const worth = stake * (length - before)
	const holder = position.hasNumbers ? holders[end - TERMINUS]! : NOBODY
	if (holder === NOBODY) return worth
	// One line at most ends at a terminus, so a short one spoils it for the longer that would have come.
	const gain = (isFromCentre ? 2 * length : length) - taste.latePay - taste.earlyPay * left
	return worth + gain * (holder === turn ? taste.own : -taste.envy / (seats - 1))
}

/** The tile as it would lie. */
export function worthOfLay(position: Position, taste: Taste, tile: number, cell: number): number {
	const { first, last, lengths, owners } = position
	const hope = taste.promise * leftIn(position)
	let worth = 0
	for (let side = 0; side < 4; side++) {
		let edge = 4 * cell + side
		const start = first[edge]!
		if (owners[start] === NOBODY) continue
		let length = lengths[edge]!
		const before = taste.tilePromise * length + hope
		do {
			edge = last[ahead[4 * cell + exits[4 * tile + (edge & 3)]!]!]!
			length += 1 + lengths[edge]!
		} while (edge >> 2 === cell)
		worth += worthOfLine(position, taste, start, edge, length, before)
	}
	return worth
}

/** The line of a wagon in the Central Station may run over tiles that lie there. */
export function worthOfWagon(position: Position, taste: Taste, rail: number, index: number): number {
	const { owners, last, lengths } = position
	const start = startOf[rail]!
	const end = last[start]!
	owners[start] = wagonOf(position, index)
	const worth = worthOfLine(position, taste, start, end, lengths[end]!, 0)
	owners[start] = NOBODY
	return worth - taste.turn
}

/** A better company for the same percentage; what the pile hides is as good as the middle of them. */
export function worthOfExchange(position: Position, taste: Taste, index: number, isOpen: boolean): number {
	const { shares, turn, market } = position
	const now = rankValue(position, shares[SHARES * turn + index]!)
	const then = isOpen ? rankValue(position, market[index]!) : (OWNERS + 1) / 2
	// Early profits say little about the last ones.
	return taste.own * (1 - leftIn(position)) * (then - now) * (index + 1) - taste.turn
}

/** What a company is worth as things stand. */
export function rankValue({ points }: Position, company: number): number {
	let value = OWNERS
	for (let other = 0; other < OWNERS; other++) if (points[other]! > points[company]!) value--
	return value
}
