import type { Seat } from '../../../kernel/game.ts'
import { trackPoints } from '../data/box.ts'
import { type Prize, regionTiles } from '../data/region-tiles.ts'
import { type RegionId, regionIds } from '../data/regions.ts'
import type { Event, Gain } from '../event.ts'
import type { Table } from '../table.ts'
import { isTown, placesIn } from './board.ts'
import { awardMilestones, usedBonusTiles } from './milestones.ts'
import { isOpen, piecesAt } from './pieces.ts'
import { finishTurn } from './turn.ts'

/** Its towns are all occupied and its metropolises all evaluated. */
export const isComplete = (table: Table, region: RegionId): boolean =>
	placesIn(region).every(({ id }) => (isTown(id) ? piecesAt(table, id) !== '' : !isOpen(table, id)))

/** The regions that are to be scored now, in their order. */
export const dueRegions = (table: Table): RegionId[] =>
	regionIds.filter((region) => table.regionTiles[region] !== undefined && isComplete(table, region))

/** Franchises of each seat in a region's towns and metropolises. */
export function strengthsIn(table: Table, region: RegionId): number[] {
	const strengths = table.seats.map(() => 0)
	for (const { id } of placesIn(region))
		for (const piece of piecesAt(table, id)) strengths[Number(piece)]! += 1
	return strengths
}

/**
 * Who is present in a region, best first. Equals rank by their distance clockwise from the owner of the
 * franchise beside the tile; while there is none, from whoever would put it there: the active player.
 */
export function rankingOf(table: Table, region: RegionId): Seat[] {
	const strengths = strengthsIn(table, region)
	const players = strengths.length
	const owner = table.beside[region] ?? table.turn
	const distance = (seat: Seat) => (seat - owner + players) % players
	return [...strengths.keys()]
		.filter((seat) => strengths[seat]! > 0)
		.sort((a, b) => strengths[b]! - strengths[a]! || distance(a) - distance(b))
}

/** What a rank (0 is the first) brings. With two players the second takes what all others would. */
export function prizeOf(tile: number, rank: number, players: number): Prize {
	const { first, second, others } = regionTiles[tile]!
	if (rank === 0) return first
	return rank === 1 && players > 2 ? second : others
}

/** What the prize is worth to a seat as the table stands. */
export function gainOf(table: Table, seat: Seat, prize: Prize): Gain {
	const gain: Gain = { seat }
	if (prize.points !== undefined) gain.points = prize.points
	if (prize.beyondTrack !== undefined) gain.points = Math.max(0, table.track.length + prize.beyondTrack)
	if (prize.dollars !== undefined) gain.dollars = prize.dollars
	if (prize.bonus && usedBonusTiles(table, seat) > 0) gain.keeps = 'bonus'
	if (prize.development) gain.keeps = 'development'
	if (prize.route) gain.keeps = 'route'
	return gain
}

export const gainsIn = (table: Table, region: RegionId): Gain[] => {
	const tile = table.regionTiles[region]!
	return rankingOf(table, region).map((seat, rank) =>
		gainOf(table, seat, prizeOf(tile, rank, table.seats.length)),
	)
}

/** Values, then the tile to the track and the space's points for the active player. */
export function scoreRegion(draft: Table, region: RegionId, events: Event[]): void {
	const tile = draft.regionTiles[region]!
	const gains = gainsIn(draft, region)
	for (const gain of gains) pay(draft, gain)
	const space = draft.track.length
	const points = trackPoints[space]!
	draft.track.push(tile)
	draft.seats[draft.turn]!.points.track += points
	delete draft.regionTiles[region]
	delete draft.beside[region]
	draft.notional = draft.notional.filter((piece) => piece !== region)
	events.push({ type: 'score', region, tile, gains, space, points })
	awardMilestones(draft, events, { region: true })
}

function pay(draft: Table, { seat, points = 0, dollars = 0, keeps }: Gain): void {
	const player = draft.seats[seat]!
	player.points.regions += points
	player.money += dollars
	if (keeps === 'development') draft.development = seat
	if (keeps === 'route') draft.route = seat
	if (keeps === 'bonus') player.bonus++
}

/** Phase 5. With the expansion the active player chooses the order, so it stops where there is a choice. */
export function settleRegions(draft: Table, events: Event[]): void {
	const due = dueRegions(draft)
	while (due.length > 0) {
		if (due.length > 1 && draft.options.regions !== 'off') return
		scoreRegion(draft, due.shift()!, events)
	}
	finishTurn(draft, events)
}
