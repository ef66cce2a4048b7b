/** What one rank of a region tile brings. */
export interface Prize {
	points?: number
	dollars?: number
	beyondTrack?: number // points: as many as there are tiles on the track, plus this
	bonus?: true // a used bonus tile comes back
	development?: true // the development tile
	route?: true // the route tile
}

export interface RegionTile {
	first: Prize
	second: Prize
	others: Prize
}

const points = (first: number, second: number, others: number): RegionTile => ({
	first: { points: first },
	second: { points: second },
	others: { points: others },
})

const dollars = (first: number, second: number, others: number): RegionTile => ({
	first: { dollars: first },
	second: { dollars: second },
	others: { dollars: others },
})

const beyondTrack = (first: number, second: number, others: number): RegionTile => ({
	first: { beyondTrack: first },
	second: { beyondTrack: second },
	others: { beyondTrack: others },
})

/** The kinds whose first prize is something to keep. */
const keepsake = (first: Prize, second: number, others: number): RegionTile => ({
	...points(0, second, others),
	first,
})

/**
 * The thirty region tiles; a tile is known by its place in this list. The first ten are the printed ones, in
 * the order of the regions; the others belong to the expansion, and their values are ours.
 */
export const regionTiles: readonly RegionTile[] = [
	points(7, 6, 1),
	points(8, 5, 4),
	points(5, 4, 2),
	points(10, 8, 5),
	points(5, 4, 2),
	points(4, 3, 1),
	points(6, 4, 2),
	points(6, 5, 4),
	points(5, 3, 2),
	points(10, 6, 3),
	points(12, 5, 2),
	points(11, 7, 4),
	points(9, 7, 5),
	points(9, 6, 2),
	points(9, 4, 3),
	points(8, 7, 2),
	points(8, 6, 4),
	points(7, 5, 3),
	points(7, 4, 1),
	points(6, 5, 2),
	points(6, 3, 1),
	points(5, 4, 3),
	dollars(15, 10, 5),
	dollars(12, 9, 6),
	keepsake({ points: 3, bonus: true }, 4, 2),
	keepsake({ points: 3, bonus: true }, 5, 1),
	beyondTrack(3, 1, -1),
	beyondTrack(2, 0, -2),
	keepsake({ points: 5, development: true }, 4, 2),
	keepsake({ points: 6, route: true }, 4, 1),
]

/** How many tiles the base game has: the expansion's begin at this number. */
export const PRINTED_TILES = 10
