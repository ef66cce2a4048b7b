import type { Seat } from '../../../kernel/game.ts'
import { FIRST_RED_SPACE } from '../data/box.ts'
import { placeIds } from '../data/places.ts'
import { regionIds } from '../data/regions.ts'
import { isBlocked } from '../rules/board.ts'
import { DOLLARS_A_POINT } from '../rules/final-score.ts'
import { NOBODY, type Pieces, type Table, totalOf } from '../table.ts'
import { addMilestoneHopes } from './milestone-hopes.ts'
import { numberOf, PLACES, placesInRegion, REGIONS, regionAt, townAt } from './numbers.ts'
import { addPromises } from './region-promise.ts'
import { addStakes } from './stakes.ts'
import type { Weights } from './weights.ts'

/** A table in numbers, with what each part of it promises whom: what a planned turn is measured against. */
export interface Reading {
	table: Table
	weights: Weights
	players: number
	left: number // how much of the game is left, from 1 down to 0
	dollar: number // what one is worth now
	boom: number // the place with the boom marker, or NOBODY
	pieces: Pieces[] // by place
	values: number[] // of the open metropolises, by place; 0 elsewhere
	strengths: number[] // by region and seat
	undone: number[] // by region: its places that are neither occupied nor evaluated
	beside: Seat[] // by region
	slots: number[] // by seat: empty slots that bring income
	sure: number[] // by seat: points, those of its towns included
	hopes: number[] // by seat: what may become points
}

/** Of a blocked region, or one that has scored. */
export const NO_TILE = -1

export const tileOf = ({ table }: Reading, region: number): number =>
	table.regionTiles[regionIds[region]!] ?? NO_TILE

export function read(table: Table, weights: Weights): Reading {
	const players = table.seats.length
	const reading: Reading = {
		table,
		weights,
		players,
		left: 0,
		dollar: 0,
		boom: table.boom === null ? NOBODY : numberOf(table.boom),
		pieces: new Array<Pieces>(PLACES),
		values: new Array<number>(PLACES),
		strengths: zeros(REGIONS * players),
		undone: zeros(REGIONS),
		beside: new Array<Seat>(REGIONS),
		slots: zeros(players),
		sure: zeros(players),
		hopes: zeros(players),
	}
	for (let region = 0; region < REGIONS; region++)
		reading.beside[region] = table.beside[regionIds[region]!] ?? NOBODY
	for (let seat = 0; seat < players; seat++) reading.sure[seat] = totalOf(table.seats[seat]!.points)
	for (let place = 0; place < PLACES; place++) readPlace(reading, place)
	reading.left = leftOf(reading)
	reading.dollar = 1 / DOLLARS_A_POINT + (weights.dollar - 1 / DOLLARS_A_POINT) * reading.left
	for (let place = 0; place < PLACES; place++)
		if (reading.values[place]! > 0)
			addStakes(reading.hopes, reading.pieces[place]!, reading.values[place]!, weights, 1)
	for (let region = 0; region < REGIONS; region++)
		if (tileOf(reading, region) !== NO_TILE)
			addPromises(reading.hopes, reading, region, reading.strengths, reading.undone[region]!, 1)
	if (table.options.milestones) addMilestoneHopes(reading)
	return reading
}

export const zeros = (length: number): number[] => {
	const numbers = new Array<number>(length)
	for (let index = 0; index < length; index++) numbers[index] = 0
	return numbers
}

const CODE_OF_0 = 48

/** Which seat a piece belongs to. */
export const seatAt = (pieces: Pieces, slot: number): Seat => pieces.charCodeAt(slot) - CODE_OF_0

function readPlace(reading: Reading, place: number): void {
	const { table, players, strengths, undone, sure, hopes, weights } = reading
	const id = placeIds[place]!
	const pieces = table.places[id] ?? ''
	const region = regionAt[place]!
	const value = townAt[place] ? 0 : (table.tiles[id] ?? 0)
	reading.pieces[place] = pieces
	reading.values[place] = value
	for (let slot = 0; slot < pieces.length; slot++) strengths[region * players + seatAt(pieces, slot)]! += 1
	if (value > 0) {
		undone[region]! += 1
		addSlots(reading.slots, pieces, (value - pieces.length) * (place === reading.boom ? 2 : 1))
	} else if (townAt[place]) {
		if (pieces === '') undone[region]! += 1
		else if (table.stage !== 'over') {
			sure[seatAt(pieces, 0)]! += 1
			hopes[seatAt(pieces, 0)]! += weights.town
		}
	}
}

/** Gives everybody who is there so many slots of income, once each. */
export function addSlots(slots: number[], pieces: Pieces, count: number): void {
	let seen = 0
	for (let slot = 0; slot < pieces.length; slot++) {
		const seat = seatAt(pieces, slot)
		if ((seen >> seat) & 1) continue
		seen |= 1 << seat
		slots[seat]! += count
	}
}

function leftOf({ table, undone, weights, players }: Reading): number {
	const byTrack = Math.max(0, FIRST_RED_SPACE + 1 - table.track.length) / (FIRST_RED_SPACE + 1)
	let open = 0
	let all = 0
	for (let region = 0; region < REGIONS; region++) {
		if (isBlocked(regionIds[region]!, players)) continue
		open += undone[region]!
		all += placesInRegion[region]!
	}
	return weights.board * (open / all) + (1 - weights.board) * byTrack
}
