import type { MapId } from './data/atlas.ts'
import { type Deal, emptyStacks, type Table } from './table.ts'

/** A table for one, with nobody to wait for and no purse to pay from; nothing lies on it. */
export const soloTable = (map: MapId): Table => ({
	options: { map, twoColours: false, countdown: 0, mapInSight: [] },
	phase: 'ready',
	since: 0,
	round: 0,
	ready: [],
	away: [],
	purses: [0],
	ring: [],
	centre: [],
	stacks: emptyStacks(),
	deadline: null,
})

/** The same with the cards of a round. */
export const soloRound = (map: MapId, round: number, { ring, centre }: Deal): Table => ({
	...soloTable(map),
	round,
	ring,
	centre,
})
