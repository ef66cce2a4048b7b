import type { RegionId } from './regions.ts'

/** The 45 places with their region and the number printed on them: 1 for a town, else the slots of a metropolis. */
const printed = [
	['seattle', 'northwest', 4],
	['portland', 'northwest', 2],
	['spokane', 'northwest', 1],
	['boise', 'northwest', 1],
	['pocatello', 'northwest', 1],
	['conrad', 'highplains', 1],
	['billings', 'highplains', 5],
	['casper', 'highplains', 4],
	['fargo', 'highplains', 1],
	['siouxfalls', 'highplains', 1],
	['sanfrancisco', 'farwest', 4],
	['losangeles', 'farwest', 7],
	['reno', 'farwest', 1],
	['lasvegas', 'farwest', 1],
	['saltlakecity', 'fourcorners', 1],
	['denver', 'fourcorners', 4],
	['pueblo', 'fourcorners', 1],
	['flagstaff', 'fourcorners', 1],
	['phoenix', 'fourcorners', 5],
	['albuquerque', 'fourcorners', 4],
	['elpaso', 'gulf', 1],
	['oklahomacity', 'gulf', 4],
	['dallas', 'gulf', 5],
	['houston', 'gulf', 6],
	['ogallala', 'heartland', 1],
	['omaha', 'heartland', 4],
	['dodgecity', 'heartland', 1],
	['kansascity', 'heartland', 5],
	['stlouis', 'heartland', 3],
	['memphis', 'heartland', 1],
	['littlerock', 'heartland', 1],
	['minneapolis', 'greatlakes', 2],
	['chicago', 'greatlakes', 7],
	['detroit', 'greatlakes', 4],
	['indianapolis', 'greatlakes', 1],
	['pittsburgh', 'northeast', 2],
	['newyork', 'northeast', 8],
	['washington', 'atlantic', 6],
	['charlotte', 'atlantic', 3],
	['raleigh', 'atlantic', 1],
	['charleston', 'atlantic', 3],
	['huntsville', 'southeast', 1],
	['montgomery', 'southeast', 1],
	['atlanta', 'southeast', 5],
	['jacksonville', 'southeast', 2],
] as const

export type PlaceId = (typeof printed)[number][0]

export interface Place {
	id: PlaceId
	region: RegionId
	kind: 'town' | 'metropolis'
	printed: number // slots; in a metropolis also its full value, unless the expert variant puts another tile there
}

/** In the order in which middles are opened. */
export const places: readonly Place[] = printed.map(([id, region, slots]) => ({
	id,
	region,
	kind: slots === 1 ? 'town' : 'metropolis',
	printed: slots,
}))

export const placeIds: readonly PlaceId[] = places.map(({ id }) => id)
