import type { Seat } from '../../../kernel/game.ts'
import { FIRST_RED_SPACE, trackPoints } from '../data/box.ts'
import { judge } from '../rules/evaluation.ts'
import { DOLLARS_A_POINT, POINTS_A_BONUS_TILE } from '../rules/final-score.ts'
import { NOBODY, type Pieces } from '../table.ts'
import { incomeFor, PLACES, REGIONS, regionAt, townAt } from './numbers.ts'
import { addSlots, NO_TILE, type Reading, seatAt, tileOf, zeros } from './reading.ts'
import { addPrizes, addPromises } from './region-promise.ts'
import { addStakes } from './stakes.ts'

/** What a turn does to the table, as far as it is planned. */
export interface Plan {
	markers: readonly number[] // places to develop to, in their order
	shares: readonly number[] // metropolises to put a market share in, by number
	twice: number // the one of them that is doubled, or NOBODY
	money: number // what its seat has left after all of it
	bonus: number // and how many bonus tiles
}

/** A reading that a plan is carried out on; only what may change is its own. */
interface Trial {
	reading: Reading
	seat: Seat
	strengths: number[]
	undone: number[]
	beside: Seat[]
	slots: number[]
	sure: number[]
	hopes: number[]
	touched: number // the regions that changed, a bit each
	track: number // tiles on it
}

const READY_MONEY = 5 // pays all roads but the dearest
const VICTORY = 40 // a game that is over and won is worth that much more than its margin

/** What each seat's prospects come to as the table stands, in influence. */
export const worthsOf = (reading: Reading): number[] => {
	const { table, players } = reading
	return Array.from({ length: players }, (_, seat) =>
		table.stage === 'over'
			? reading.sure[seat]!
			: worthOf(reading, seat, reading.sure, reading.hopes, reading.slots, table.seats[seat]!),
	)
}

/** What the table is worth to a seat as it stands. */
export const worthTo = (reading: Reading, seat: Seat): number =>
	worthsOf(reading)[seat]! + (reading.table.stage === 'over' ? victory(reading.sure, seat) : 0)

/** What the table will be worth to the active seat once it has carried out the plan. */
export function estimate(reading: Reading, plan: Plan): number {
	const { table, players } = reading
	const trial = tryOut(reading)
	for (const place of plan.markers) put(trial, place, 1)
	for (const place of plan.shares) put(trial, place, place === plan.twice ? 2 : 1)
	settle(trial)
	const { seat } = trial
	const idle = plan.markers.length === 0 ? table.idle + 1 : 0
	const isOver = trial.track > FIRST_RED_SPACE || idle >= players
	if (isOver) {
		const scores = finalScores(trial, plan)
		return scores[seat]! + victory(scores, seat)
	}
	const isGift = idle === players - 1 && victory(finalScores(trial, plan), (seat + 1) % players) > -VICTORY
	return worthOf(reading, seat, trial.sure, trial.hopes, trial.slots, plan) - (isGift ? VICTORY : 0)
}

/** The scores if the game ended after the plan. */
function finalScores({ reading: { table, players }, seat, sure }: Trial, plan: Plan): number[] {
	const scores = zeros(players)
	for (let other = 0; other < players; other++) {
		const { money, bonus } = other === seat ? plan : table.seats[other]!
		scores[other] = sure[other]! + Math.floor(money / DOLLARS_A_POINT) + POINTS_A_BONUS_TILE * bonus
	}
	return scores
}

function worthOf(
	{ weights, left, dollar, players }: Reading,
	seat: Seat,
	sure: readonly number[],
	hopes: readonly number[],
	slots: readonly number[],
	{ money, bonus }: { money: number; bonus: number },
): number {
	const income = incomeFor(slots[seat]!, players) * weights.turnsAhead * left
	const ready = weights.ready * Math.min(money, READY_MONEY) + weights.slot * slots[seat]!
	const tile = POINTS_A_BONUS_TILE + (weights.bonus - POINTS_A_BONUS_TILE) * left
	return sure[seat]! + hopes[seat]! + tile * bonus + dollar * (money + income) + ready * left
}

/** What it is worth to have won, or to have lost; to share a victory is nearly as bad. */
function victory(scores: readonly number[], seat: Seat): number {
	let best = Number.NEGATIVE_INFINITY
	for (let other = 0; other < scores.length; other++)
		if (other !== seat) best = Math.max(best, scores[other]!)
	return scores[seat]! > best ? VICTORY : scores[seat]! < best ? -VICTORY : -VICTORY / 2
}

const tryOut = (reading: Reading): Trial => ({
	reading,
	seat: reading.table.turn,
	strengths: reading.strengths.slice(),
	undone: reading.undone.slice(),
	beside: reading.beside.slice(),
	slots: reading.slots.slice(),
	sure: reading.sure.slice(),
	hopes: reading.hopes.slice(),
	touched: 0,
	track: reading.table.track.length,
})

/** So many franchises of the active seat on the next free slots, with whatever that brings about. */
function put(trial: Trial, place: number, count: number): void {
	const { reading, seat, strengths, sure, hopes } = trial
	const { players, weights } = reading
	const region = regionAt[place]!
	trial.touched |= 1 << region
	if (townAt[place]) {
		strengths[region * players + seat]! += 1
		trial.undone[region]! -= 1
		sure[seat]! += 1
		hopes[seat]! += weights.town
		return
	}
	const value = reading.values[place]!
	const times = place === reading.boom ? 2 : 1
	let pieces = reading.pieces[place]!
	addStakes(hopes, pieces, value, weights, -1)
	addSlots(trial.slots, pieces, (pieces.length - value) * times)
	let verdict: ReturnType<typeof judge>
	for (let piece = 0; piece < count && verdict === undefined; piece++) {
		pieces = `${pieces}${seat}`
		strengths[region * players + seat]! += 1
		verdict = judge(pieces, value, seat)
	}
	if (verdict === undefined) {
		addStakes(hopes, pieces, value, weights, 1)
		addSlots(trial.slots, pieces, (value - pieces.length) * times)
		return
	}
	sure[verdict.winner]! += verdict.points
	strengths[region * players + verdict.winner]! -= spare(pieces, verdict.winner)
	trial.undone[region]! -= 1
	if (trial.beside[region] === NOBODY) trial.beside[region] = seat
}

/** What the winner of a metropolis takes back. */
function spare(pieces: Pieces, winner: Seat): number {
	let count = -1
	for (let slot = 0; slot < pieces.length; slot++) if (seatAt(pieces, slot) === winner) count++
	return count
}

/** The regions that changed: those that are done pay, the others promise anew. */
function settle(trial: Trial): void {
	const { reading, seat, strengths, undone } = trial
	for (let region = 0; region < REGIONS; region++) {
		if (!((trial.touched >> region) & 1) || tileOf(reading, region) === NO_TILE) continue
		addPromises(trial.hopes, reading, region, reading.strengths, reading.undone[region]!, -1)
		if (undone[region]! > 0) addPromises(trial.hopes, reading, region, strengths, undone[region]!, 1)
		else {
			addPrizes(trial.sure, reading, region, strengths, trial.beside[region]!, 1)
			trial.sure[seat]! += trackPoints[trial.track]!
			trial.track++
		}
	}
}

/** Every place where the active seat may put a market share. */
export function sharePlaces({ pieces, values, table: { turn } }: Reading): number[] {
	const found: number[] = []
	for (let place = 0; place < PLACES; place++)
		if (values[place]! > pieces[place]!.length && pieces[place]!.includes(`${turn}`)) found.push(place)
	return found
}
