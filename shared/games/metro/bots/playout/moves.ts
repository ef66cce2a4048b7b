import { DEPARTURES, STATIONS } from '../../rules/board.ts'
import { NOBODY } from '../../table.ts'
import { MOST_HELD, NONE, OWNERS, type Position, SHARES } from './position.ts'
import { isOpenRail, layTile, putWagon } from './tracks.ts'

/** The steps of the rules, once more and fast. They must be legal. Test: test/games/metro/playout.test.ts. */

/** Lays the tile at an index of the hand, or the one drawn, as it shall lie. */
export function lay(position: Position, index: number, tile: number, cell: number): void {
	layTile(position, tile, cell)
	position.exchanges = 0
	if (position.drawn !== NONE) position.drawn = NONE
	else takeTile(position, index)
	endTurn(position)
}

/** The tile leaves the hand, which is filled up again unless the game ends with it. */
function takeTile(position: Position, index: number): void {
	const { turn, hands, held, pile } = position
	const start = MOST_HELD * turn
	const end = start + held[turn]! - 1
	for (let slot = start + index; slot < end; slot++) hands[slot] = hands[slot + 1]!
	if (position.piled > 0 && !isCutShort(position)) {
		hands[end] = pile[--position.piled]!
	} else {
		held[turn]!--
		position.inHands--
	}
}

export function draw(position: Position): void {
	position.drawn = position.pile[--position.piled]!
}

/** The wagon is the seat's own or, where they play, that of the company of a share. */
export function placeWagon(position: Position, rail: number, index: number): void {
	const { turn, shares, shown } = position
	const share = SHARES * turn + index
	putWagon(position, rail, position.hasShares ? shares[share]! : turn)
	if (position.hasShares) shown[share] = 1
	position.exchanges = 0
	endTurn(position)
}

/** Puts the share of an index under its pile, and takes the face-up card or the top of the pile. */
export function exchange(position: Position, index: number, isOpen: boolean): void {
	const { turn, shares, market, sharePiles, sharePileSizes } = position
	const share = SHARES * turn + index
	const start = OWNERS * index
	const end = start + sharePileSizes[index]!
	sharePiles[end] = shares[share]!
	const top = sharePiles[start]!
	for (let slot = start; slot < end; slot++) sharePiles[slot] = sharePiles[slot + 1]!
	shares[share] = isOpen ? market[index]! : top
	if (isOpen) market[index] = top
	position.exchanges++
	endTurn(position)
}

export const pass = (position: Position): void => endTurn(position)

/** Iron Horse ends as soon as no wagon has a line to build any more. */
const isCutShort = ({ ironHorse, unfinished }: Position): boolean => ironHorse && unfinished === 0

/** The drawn tile has been laid by then. */
function endTurn(position: Position): void {
	if ((position.piled === 0 && position.inHands === 0) || isCutShort(position)) {
		position.turn = NOBODY
		return
	}
	do position.turn = position.turn + 1 === position.seats ? 0 : position.turn + 1
	while (!takesTurns(position, position.turn))
}

export const hasTile = ({ piled, held }: Position, seat: number): boolean => piled > 0 || held[seat]! > 0

const takesTurns = (position: Position, seat: number): boolean =>
	hasTile(position, seat) || mayHaveWagon(position, seat)

/** For all that the others know. */
function mayHaveWagon(position: Position, seat: number): boolean {
	if (!position.hasWagons || !hasHiddenWagon(position, seat)) return false
	for (let rail = STATIONS + 1; rail <= DEPARTURES; rail++) if (isOpenRail(position, rail)) return true
	return false
}

function hasHiddenWagon({ hasShares, wagons, shown }: Position, seat: number): boolean {
	if (!hasShares) return wagons[seat] === 0
	for (let index = 0; index < SHARES; index++) if (shown[SHARES * seat + index] === 0) return true
	return false
}

/** Whether the seat whose turn it is may put the wagon of an index on a rail. */
export const isLegalWagon = (position: Position, rail: number, index: number): boolean =>
	position.drawn === NONE && position.wagons[wagonOf(position, index)] === 0 && isOpenRail(position, rail)

/** Whose wagon the seat whose turn it is would place. */
export const wagonOf = ({ hasShares, shares, turn }: Position, index: number): number =>
	hasShares ? shares[SHARES * turn + index]! : turn

/** Exchanging ends for good once a company has as much as this. */
const CLOSING_PROFIT = 25

/** Whether the seat whose turn it is may exchange its share of an index. */
export function isLegalExchange(position: Position, index: number): boolean {
	const { turn, points, shown, seats } = position
	if (position.drawn !== NONE || !hasTile(position, turn) || shown[SHARES * turn + index] === 1) return false
	for (let company = 0; company < OWNERS; company++) if (points[company]! >= CLOSING_PROFIT) return false
	let playing = 0
	for (let seat = 0; seat < seats; seat++) if (takesTurns(position, seat)) playing++
	return position.exchanges < playing
}
