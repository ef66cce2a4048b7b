import type { Seat } from '../../../kernel/game.ts'
import { FIRST_RED_SPACE } from '../data/box.ts'
import { type PlaceId, places } from '../data/places.ts'
import { type RegionId, regionIds } from '../data/regions.ts'
import { isTown, placesIn } from '../rules/board.ts'
import { majorityOf } from '../rules/evaluation.ts'
import { DOLLARS_A_POINT, POINTS_A_BONUS_TILE } from '../rules/final-score.ts'
import { incomeOf } from '../rules/income.ts'
import { countOf, isOpen, piecesAt } from '../rules/pieces.ts'
import { gainsIn } from '../rules/region.ts'
import { type Table, totalOf } from '../table.ts'

// Weights that won most of some thousand games against each other and against chance.
const RIVALRY = 0.9 // how much the best of the others' worth counts against one's own
const TURNS_AHEAD = 7 // how many incomes an even start still promises
const WORTH_OF_DOLLAR = 0.4 // while there is time to spend it
const PROMISE_OF_METROPOLIS = 1.5 // of its value, for each part of a majority
const SUREST = 0.9 // and what that comes to at most: points in hand are better
const PROMISE_WITHOUT_MAJORITY = 0.8
const CROWDING = 1.7 // how much others in a metropolis spoil its promise
const WORTH_OF_TOWN = 1

/** How much of the game is left, from 1 down to 0, as the region track tells it. */
const shareLeft = (table: Table): number =>
	Math.max(0, FIRST_RED_SPACE + 1 - table.track.length) / (FIRST_RED_SPACE + 1)

/** What a table is worth to a seat, in influence, against the strongest of the others. */
export function worthTo(table: Table, seat: Seat): number {
	if (table.stage === 'over')
		return compare(
			table.seats.map(({ points }) => totalOf(points)),
			seat,
		)
	const worths = table.seats.map((_, owner) => assetsOf(table, owner))
	addMetropolises(table, worths)
	addRegions(table, worths)
	return compare(worths, seat)
}

function compare(worths: readonly number[], seat: Seat): number {
	const best = Math.max(...worths.filter((_, other) => other !== seat))
	return worths[seat]! - RIVALRY * best
}

/** What is certain, what money buys, and what income will bring. */
function assetsOf(table: Table, seat: Seat): number {
	const { money, bonus, points } = table.seats[seat]!
	const left = shareLeft(table)
	const dollar = 1 / DOLLARS_A_POINT + (WORTH_OF_DOLLAR - 1 / DOLLARS_A_POINT) * left
	const income = incomeOf(table, seat).dollars * TURNS_AHEAD * left
	return totalOf(points) + POINTS_A_BONUS_TILE * bonus + dollar * (money + income)
}

function addMetropolises(table: Table, worths: number[]): void {
	for (const { id } of places) {
		const pieces = table.places[id]
		if (pieces === undefined) continue
		if (isTown(id)) worths[Number(pieces)]! += WORTH_OF_TOWN
		else if (isOpen(table, id)) addStakes(table, id, worths)
	}
}

/** The nearer to a majority that can still be had, the more of the metropolis' value. */
function addStakes(table: Table, place: PlaceId, worths: number[]): void {
	const value = table.tiles[place]!
	const pieces = piecesAt(table, place)
	const majority = majorityOf(value)
	for (const digit of new Set(pieces)) {
		const own = countOf(pieces, Number(digit))
		const rivals = pieces.length - own
		const reachable = majority - own <= value - pieces.length
		const hope = Math.min(SUREST, (PROMISE_OF_METROPOLIS * own) / (majority + CROWDING * rivals))
		worths[Number(digit)]! += hope * value * (reachable ? 1 : PROMISE_WITHOUT_MAJORITY)
	}
}

/** What a region would pay now, the surer the more of it is done. */
function addRegions(table: Table, worths: number[]): void {
	for (const region of regionIds) {
		if (table.regionTiles[region] === undefined) continue
		const promise = doneIn(table, region)
		if (promise === 0) continue
		for (const { seat, points = 0, dollars = 0, keeps } of gainsIn(table, region))
			worths[seat]! += promise * (points + dollars * WORTH_OF_DOLLAR + (keeps ? POINTS_A_BONUS_TILE : 0))
	}
}

function doneIn(table: Table, region: RegionId): number {
	const all = placesIn(region)
	const done = all.filter(({ id }) => (isTown(id) ? piecesAt(table, id) !== '' : !isOpen(table, id)))
	return done.length / all.length
}
