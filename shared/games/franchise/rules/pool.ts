import { tileClasses } from '../data/box.ts'
import type { Place, PlaceId } from '../data/places.ts'
import type { RegionId } from '../data/regions.ts'
import type { Table } from '../table.ts'
import { isTown, placeOf, placesInPlay, regionsInPlay } from './board.ts'

/** The values whose tiles have the same back. */
export const classOf = (value: number): readonly number[] =>
	tileClasses.find((values) => values.includes(value)) ?? []

export const fits = (value: number, place: PlaceId): boolean =>
	classOf(placeOf(place).printed).includes(value)

export const metropolisesInPlay = (players: number): Place[] =>
	placesInPlay(players).filter(({ id }) => !isTown(id))

/** The items of a list that another has not used up, counting equals. */
function without<T>(items: readonly T[], used: readonly T[]): T[] {
	const left = [...items]
	for (const item of used) left.splice(left.indexOf(item), 1)
	return left
}

/** The values of the metropolis tiles that the draft has still to assign. */
export const valuesLeft = ({ seats, tiles }: Table): number[] =>
	without(
		metropolisesInPlay(seats.length).map(({ printed }) => printed),
		Object.values(tiles),
	)

export const metropolisesLeft = ({ seats, tiles }: Table): PlaceId[] =>
	metropolisesInPlay(seats.length)
		.map(({ id }) => id)
		.filter((id) => tiles[id] === undefined)

export const regionTilesLeft = ({ pool, regionTiles }: Table): number[] =>
	without(pool, Object.values(regionTiles))

export const regionsLeft = ({ seats, regionTiles }: Table): RegionId[] =>
	regionsInPlay(seats.length).filter((region) => regionTiles[region] === undefined)

/** Nothing is left to choose: whatever tile is taken next, the outcome is the same. */
export const isForced = (table: Table): boolean =>
	regionTilesLeft(table).length <= 1 &&
	tileClasses.every(
		(values) => new Set(valuesLeft(table).filter((value) => values.includes(value))).size <= 1,
	)
