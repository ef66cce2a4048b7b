import { DEPARTURES, STATIONS } from '../../rules/board.ts'
import { NOBODY } from '../../table.ts'
import type { Taste } from '../taste.ts'
import { worthOfExchange, worthOfLay, worthOfWagon } from '../worth.ts'
import { below, type Chance } from './chance.ts'
import { draw, exchange, isLegalExchange, isLegalWagon, lay, pass, placeWagon } from './moves.ts'
import { MOST_HELD, NONE, type Position, SHARES } from './position.ts'
import { rotations, turned } from './tiles.ts'
import { isBanned } from './tracks.ts'

/** How the imagined players play on: each looks at a few steps by chance, and takes the best of them. */
export interface Manner {
	taste: Taste
	looks: number // at how many places for a tile; at all of them where it is 0
}

export function playOn(position: Position, manner: Manner, chance: Chance): void {
	while (position.turn !== NOBODY) takeTurn(position, manner, chance)
}

// What was found best so far: kept here, as a result would be an object for every look.
let worth = 0
let slot = 0
let tile = NONE
let cell = NONE

export function takeTurn(position: Position, { taste, looks }: Manner, chance: Chance): void {
	tile = NONE
	worth = Number.NEGATIVE_INFINITY
	const count = position.drawn === NONE ? position.held[position.turn]! : 1
	if (count > 0) lookAround(position, taste, looks, count, chance)
	if (position.drawn === NONE) {
		if (position.hasWagons && tryWagon(position, taste, chance)) return
		if (position.hasShares && tryExchange(position, taste, chance)) return
		if (position.piled > 0 && worth < taste.draw) {
			draw(position)
			return
		}
	}
	if (tile !== NONE) lay(position, slot, tile, cell)
	else pass(position)
}

/** Looks for a place for one of so many tiles; everywhere, where a few looks find none. */
function lookAround(position: Position, taste: Taste, looks: number, count: number, chance: Chance): void {
	for (let look = 0; look < looks; look++) {
		const index = count === 1 ? 0 : below(chance, count)
		const held = tileAt(position, index)
		const quarters = position.rotation ? below(chance, rotations[held]!) : 0
		const place = position.open[below(chance, position.opens)]!
		const code = turned[4 * held + quarters]!
		if (!isBanned(position, code, place)) consider(position, taste, index, code, place)
	}
	if (tile === NONE) lookEverywhere(position, taste, count, false)
	if (tile === NONE && mayBreakBan(position)) lookEverywhere(position, taste, count, true)
}

const tileAt = ({ drawn, hands, turn }: Position, index: number): number =>
	drawn === NONE ? hands[MOST_HELD * turn + index]! : drawn

/** No tile has an allowed cell; in Iron Horse a tile must be drawn first, while there is one. */
const mayBreakBan = ({ ironHorse, drawn, piled }: Position): boolean =>
	!ironHorse || drawn !== NONE || piled === 0

function consider(position: Position, taste: Taste, index: number, code: number, place: number): void {
	const gain = worthOfLay(position, taste, code, place)
	if (gain <= worth) return
	worth = gain
	slot = index
	tile = code
	cell = place
}

/** All places of all tiles that the ban forbids, or all that it does not. */
function lookEverywhere(position: Position, taste: Taste, count: number, banned: boolean): void {
	for (let index = 0; index < count; index++) {
		const held = tileAt(position, index)
		const ways = position.rotation ? rotations[held]! : 1
		for (let quarters = 0; quarters < ways; quarters++) {
			const code = turned[4 * held + quarters]!
			for (let place = 0; place < position.opens; place++) {
				const at = position.open[place]!
				if (isBanned(position, code, at) === banned) consider(position, taste, index, code, at)
			}
		}
	}
}

/** Places one wagon that comes to mind, if that is better than what was found. */
function tryWagon(position: Position, taste: Taste, chance: Chance): boolean {
	const rail = STATIONS + 1 + below(chance, DEPARTURES - STATIONS)
	const index = position.hasShares ? below(chance, SHARES) : 0
	if (!isLegalWagon(position, rail, index)) return false
	const least = position.held[position.turn]! > 0 ? worth : 0
	if (worthOfWagon(position, taste, rail, index) <= least) return false
	placeWagon(position, rail, index)
	return true
}

/** Likewise one exchange. */
function tryExchange(position: Position, taste: Taste, chance: Chance): boolean {
	const index = below(chance, SHARES)
	const isOpen = below(chance, 2) === 0
	if (!isLegalExchange(position, index)) return false
	if (worthOfExchange(position, taste, index, isOpen) <= worth) return false
	exchange(position, index, isOpen)
	return true
}
