import { type Place, type PlaceId, places } from '../data/places.ts'
import { blockedWithFew, type RegionId, regionIds } from '../data/regions.ts'
import { type Price, roads } from '../data/roads.ts'

/** A road as seen from one of its ends. */
export interface Link {
	to: PlaceId
	price: Price
}

const byId = Object.fromEntries(places.map((place) => [place.id, place])) as Record<PlaceId, Place>
export const placeOf = (id: PlaceId): Place => byId[id]

const links = Object.fromEntries(places.map(({ id }) => [id, [] as Link[]])) as Record<PlaceId, Link[]>
for (const [a, b, price] of roads) {
	links[a].push({ to: b, price })
	links[b].push({ to: a, price })
}
export const linksOf = (id: PlaceId): readonly Link[] => links[id]

export const priceBetween = (a: PlaceId, b: PlaceId): Price | undefined =>
	links[a].find(({ to }) => to === b)?.price

const byRegion = Object.fromEntries(
	regionIds.map((region) => [region, places.filter((place) => place.region === region)]),
) as Record<RegionId, Place[]>
export const placesIn = (region: RegionId): readonly Place[] => byRegion[region]

/** Then three regions are out of the game. */
export const isFew = (players: number): boolean => players < 4

export const isBlocked = (region: RegionId, players: number): boolean =>
	isFew(players) && blockedWithFew.includes(region)

/** Its region is out of the game. */
export const isOut = (id: PlaceId, players: number): boolean => isBlocked(byId[id].region, players)

const few = places.filter(({ region }) => !blockedWithFew.includes(region))
export const placesInPlay = (players: number): readonly Place[] => (isFew(players) ? few : places)

export const regionsInPlay = (players: number): RegionId[] =>
	regionIds.filter((region) => !isBlocked(region, players))

export const isTown = (id: PlaceId): boolean => byId[id].kind === 'town'
