import { incomeSteps } from '../data/box.ts'
import { type PlaceId, placeIds, places } from '../data/places.ts'
import { regionIds } from '../data/regions.ts'
import { isTown, linksOf } from '../rules/board.ts'
import { dollarsFor } from '../rules/income.ts'

/** Places and regions by number, in the order of the data: what is looked at a thousand times a move. */

export const PLACES = places.length
export const REGIONS = regionIds.length

const numbers = Object.fromEntries(placeIds.map((id, number) => [id, number])) as Record<PlaceId, number>
export const numberOf = (id: PlaceId): number => numbers[id]

export const regionAt: readonly number[] = places.map(({ region }) => regionIds.indexOf(region))
export const townAt: readonly boolean[] = places.map(({ id }) => isTown(id))

/** How many places a region has. */
export const placesInRegion: readonly number[] = regionIds.map(
	(_, region) => regionAt.filter((other) => other === region).length,
)

/** The roads from each place. */
export const linksAt: readonly (readonly { to: number; price: number }[])[] = placeIds.map((id) =>
	linksOf(id).map(({ to, price }) => ({ to: numbers[to], price })),
)

const MOST_SLOTS = 200 // more than the whole board has, those of the boom twice

const incomes = Object.fromEntries(
	Object.keys(incomeSteps).map((players) => [
		players,
		Array.from({ length: MOST_SLOTS }, (_, slots) => dollarsFor(slots, Number(players))),
	]),
)

/** What so many empty slots bring. */
export const incomeFor = (slots: number, players: number): number => incomes[players]![slots]!
