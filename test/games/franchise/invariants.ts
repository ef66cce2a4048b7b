import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { franchise } from '../../../shared/games/franchise/game.ts'
import { supplyOf } from '../../../shared/games/franchise/rules/pieces.ts'
import { dueRegions } from '../../../shared/games/franchise/rules/region.ts'
import type { State } from '../../../shared/games/franchise/table.ts'
import { gone, places, regionNames } from './naive/tables.ts'

/** What holds in every position of every game; each throws where it does not. */
export function holdsInvariants(state: State): void {
	conservesFranchises(state)
	owesNothing(state)
	overfillsNothing(state)
	keepsRegionTiles(state)
	conservesBonusTiles(state)
	marksFirstEights(state)
	leavesNothingUndone(state)
	keepsOutOfBlockedRegions(state)
}

/** Each player has 40: on the board, reserved by markers and middles, beside tiles, or in the supply. */
function conservesFranchises(state: State): void {
	const { progress, notional } = state
	for (const seat of state.seats.keys()) {
		const own = `${seat}`
		const pieces = [...Object.values(state.places).join('')].filter((piece) => piece === own).length
		const beside = Object.entries(state.beside).filter(
			([region, owner]) => owner === seat && !notional.includes(region),
		).length
		const milestones = Object.entries(state.milestones).filter(
			([id, met]) =>
				(met.includes(own) || (id === 'two-eights' && state.standing?.includes(own))) &&
				!notional.includes(`${id}/${own}`),
		).length
		const staged = seat === state.turn && progress !== null ? progress : undefined
		const markers = [staged?.marker, staged?.extra].filter((place) => typeof place === 'string').length
		const middles = Object.values(staged?.middle ?? {}).reduce((sum, count) => sum + count, 0)
		const supply = supplyOf(state, seat)
		strictEqual(supply + pieces + beside + milestones + markers + middles, 40, `franchises of seat ${seat}`)
		ok(supply >= 0, `seat ${seat} has used more franchises than there are`)
	}
}

function owesNothing({ seats }: State): void {
	for (const { money, bonus } of seats) ok(money >= 0 && bonus >= 0, 'a debt')
}

/** No town is shared; an unevaluated metropolis has room left, and nobody has the majority that ends it. */
function overfillsNothing(state: State): void {
	for (const { name, slots } of places) {
		const id = name as keyof State['places']
		const pieces = state.places[id] ?? ''
		const value = state.tiles[id]
		if (slots === 1) ok(pieces.length <= 1, `${name} is shared`)
		if (value === undefined) continue
		ok(pieces.length < value, `${name} should have been evaluated`)
		for (const seat of state.seats.keys())
			ok(pieces.split(`${seat}`).length - 1 <= value / 2, `${name} has a majority`)
		const waiting = state.progress?.middle[id] ?? 0
		ok(pieces.length + waiting <= value, `${name} has more in its middle than slots`)
	}
}

/** Ten region tiles: on regions, on the track, or waiting to be drafted; no number twice. */
function keepsRegionTiles({ regionTiles, track, pool }: State): void {
	const laid = Object.values(regionTiles)
	const waiting = pool.filter((tile) => !laid.includes(tile))
	const tiles = [...laid, ...track, ...waiting]
	strictEqual(tiles.length, 10)
	const known = tiles.filter((tile) => tile >= 0)
	strictEqual(new Set(known).size, known.length, 'a region scored twice')
}

/** Nobody has more bonus tiles than they were given, or have earned. */
function conservesBonusTiles({ seats, options, milestones }: State): void {
	const each = seats.length < 4 ? 4 : 3
	for (const [seat, { bonus }] of seats.entries()) {
		const met = Object.values(milestones).filter((pieces) => pieces.includes(`${seat}`)).length
		ok(met <= each && bonus <= (options.milestones ? met : each), `bonus tiles of seat ${seat}`)
	}
}

/** Whoever has used a road of 8 has one franchise beside that milestone: it stands, or lies once it is met. */
function marksFirstEights({ seats, milestones, standing }: State): void {
	if (standing === undefined) return
	const met = milestones['two-eights']!
	const beside = [...met, ...standing].sort().join('')
	strictEqual(beside, [...seats.keys()].filter((seat) => seats[seat]!.eights > 0).join(''))
	for (const seat of met) ok(seats[Number(seat)]!.eights > 1, `seat ${seat} met it too early`)
}

/** Between turns no region waits to be scored; within one only those whose order is to be chosen. */
function leavesNothingUndone(state: State): void {
	if (state.stage !== 'turns') return
	const due = dueRegions(state)
	if (state.progress?.phase === 'regions') ok(due.length > 1 && state.options.regions !== 'off')
	else strictEqual(due.length, 0)
	for (const region of regionNames) {
		const ids = places.filter((place) => place.region === region && place.slots > 1).map(({ name }) => name)
		const open = ids.filter((name) => state.tiles[name as keyof State['tiles']] !== undefined)
		const isMarked = state.beside[region as keyof State['beside']] !== undefined
		const isThere = state.regionTiles[region as keyof State['regionTiles']] !== undefined
		if (isThere) strictEqual(isMarked, open.length < ids.length, `${region} has its marker too early or late`)
		else ok(!isMarked && open.length === 0, `${region} scored before its time`)
	}
}

function keepsOutOfBlockedRegions({ seats, places: pieces, tiles, regionTiles }: State): void {
	if (seats.length > 3) return
	for (const { name, region } of places.filter((place) => gone.includes(place.region))) {
		strictEqual(pieces[name as keyof State['places']], undefined)
		strictEqual(tiles[name as keyof State['tiles']], undefined)
		strictEqual(regionTiles[region as keyof State['regionTiles']], undefined)
	}
}

/** What holds besides when a game is over. */
export function endsProperly(state: State): void {
	const { seats, track, idle } = state
	ok(track.length >= 8 || idle === seats.length, 'it ended for no reason')
	strictEqual(state.progress, null)
	for (const [seat, { points, money, bonus }] of seats.entries()) {
		const towns = places.filter(
			({ name, slots }) => slots === 1 && state.places[name as keyof State['places']] === `${seat}`,
		)
		strictEqual(points.towns, towns.length)
		strictEqual(points.dollars, Math.floor(money / 3))
		strictEqual(points.bonus, 4 * bonus)
	}
	deepStrictEqual(
		franchise.outcome(state)!.scores,
		seats.map(({ points }) => Object.values(points).reduce((sum, part) => sum + part, 0)),
	)
}
