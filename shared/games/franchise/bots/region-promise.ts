import type { Seat } from '../../../kernel/game.ts'
import type { Prize } from '../data/region-tiles.ts'
import { POINTS_A_BONUS_TILE } from '../rules/final-score.ts'
import { usedBonusTiles } from '../rules/milestones.ts'
import { prizeOf } from '../rules/region.ts'
import { NOBODY } from '../table.ts'
import { placesInRegion } from './numbers.ts'
import { type Reading, tileOf } from './reading.ts'

/** Adds what a region promises everybody in it, or takes that away: the more of it is done, the more. */
export function addPromises(
	hopes: number[],
	reading: Reading,
	region: number,
	strengths: readonly number[],
	undone: number,
	sign: 1 | -1,
): void {
	const done = 1 - undone / placesInRegion[region]!
	if (done === 0) return
	const { region: most, haste } = reading.weights
	addPrizes(hopes, reading, region, strengths, reading.beside[region]!, sign * most * done ** haste)
}

/** Adds what a region would pay everybody now, times a factor. */
export function addPrizes(
	worths: number[],
	reading: Reading,
	region: number,
	strengths: readonly number[],
	beside: Seat,
	factor: number,
): void {
	const { players, table } = reading
	const tile = tileOf(reading, region)
	const owner = beside === NOBODY ? table.turn : beside
	for (let seat = 0; seat < players; seat++) {
		const strength = strengths[region * players + seat]!
		if (strength === 0) continue
		let rank = 0
		for (let other = 0; other < players; other++) {
			const theirs = strengths[region * players + other]!
			if (theirs > strength || (theirs === strength && isNearer(other, seat, owner, players))) rank++
		}
		worths[seat]! += factor * worthOf(prizeOf(tile, rank, players), reading, seat)
	}
}

/** Whether one seat comes before another, clockwise from the owner of the piece beside the tile. */
const isNearer = (one: Seat, other: Seat, owner: Seat, players: number): boolean =>
	(one - owner + players) % players < (other - owner + players) % players

function worthOf(prize: Prize, { table, dollar }: Reading, seat: Seat): number {
	let worth = prize.points ?? 0
	if (prize.beyondTrack !== undefined) worth += Math.max(0, table.track.length + prize.beyondTrack)
	if (prize.dollars !== undefined) worth += prize.dollars * dollar
	if (prize.bonus) worth += usedBonusTiles(table, seat) > 0 ? POINTS_A_BONUS_TILE : 0
	if (prize.development || prize.route) worth += POINTS_A_BONUS_TILE / 2
	return worth
}
