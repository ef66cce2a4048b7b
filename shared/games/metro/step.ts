/** Lays a tile of the hand, or the one just drawn; turned clockwise by quarters where that is played. */
export interface Lay {
	type: 'lay'
	tile: string
	cell: number
	rotation?: number // left out for 0
}

/** Takes the top tile of the pile, which must then be laid. */
export interface Draw {
	type: 'draw'
}

/** Puts a wagon on a rail of the Central Station. */
export interface PlaceWagon {
	type: 'wagon'
	rail: number // 33 to 40
	percentage?: number // which share is shown, where companies play: the wagon is its company's
}

/** Puts a share under its pile and takes the face-up card, or the top one of the pile. */
export interface Exchange {
	type: 'exchange'
	percentage: number
	take: 'open' | 'pile'
}

/** For who has no tile any more, but might still place a wagon. */
export interface Pass {
	type: 'pass'
}

export type Step = Lay | Draw | PlaceWagon | Exchange | Pass

/** Rotations that look the same are the same step; one of 0 is left out. */
export const layOf = (tile: string, cell: number, rotation: number): Lay =>
	rotation === 0 ? { type: 'lay', tile, cell } : { type: 'lay', tile, cell, rotation }
