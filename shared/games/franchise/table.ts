import type { Seat } from '../../kernel/game.ts'
import type { MilestoneId } from './data/milestones.ts'
import type { PlaceId } from './data/places.ts'
import type { RegionId } from './data/regions.ts'
import type { Options } from './options.ts'

/** Nobody's turn: the game is over. Also who holds a tile that nobody has. */
export const NOBODY = -1

/** A region tile that lies face down. */
export const FACE_DOWN = -1

/** Seats, one digit each: whose franchises stand there, in the order in which they came. */
export type Pieces = string

export type Stage = 'draft' | 'towns' | 'boom' | 'turns' | 'over'

/**
 * Everything, for everybody: Franchise has no secrets. (Tiles that lie face down are in no state at all.)
 * Tiles are where they would lie on a real table; what follows from them is not kept.
 */
export interface Table {
	options: Pick<Options, 'milestones' | 'boom' | 'regions'> // those that matter after the set-up
	first: Seat // the first player
	stage: Stage // what is decided now: tiles, start towns, where the boom begins, turns
	turn: Seat // who decides it; NOBODY once the game is over
	round: number // 1 while everybody takes their first turn
	idle: number // consecutive turns without a marker
	places: { [place in PlaceId]?: Pieces } // by slot; nothing where nobody is
	tiles: { [place in PlaceId]?: number } // the value of each metropolis; gone when it is evaluated
	regionTiles: { [region in RegionId]?: number } // gone when the region has scored
	pool: number[] // the region tiles of the draft, while it lasts
	track: number[] // the tiles of the regions that have scored or are out of the game
	beside: { [region in RegionId]?: Seat } // whose franchise lies beside the region's tile
	milestones: { [milestone in MilestoneId]?: Pieces } // those that lie open, and who has met them
	standing?: Pieces // beside the milestone of two roads of 8, after the first; none without it, nor in version 1
	notional: string[] // pieces beside tiles for which no franchise was left: a region, or a milestone and a seat
	boom: PlaceId | null // the metropolis with the boom marker
	development: Seat // who holds the development tile
	route: Seat // who holds the route tile
	seats: Player[]
	progress: Progress | null // the turn under way; null until its first step
}

export interface Player {
	money: number
	bonus: number // bonus tiles at hand
	eights: number // roads of 8 used
	points: Points
}

/** Influence by where it came from. The last three are counted at the end of the game. */
export interface Points {
	metropolises: number
	regions: number
	track: number
	towns: number
	dollars: number
	bonus: number
}

export interface Progress {
	phase: 'develop' | 'share' | 'regions'
	marker: PlaceId | null
	extra: PlaceId | null // the marker of the second development
	middle: { [place in PlaceId]?: number } // market shares that wait to be opened: 1, or 2 with a bonus tile
	bonus: boolean // a bonus tile was used
	fresh: number // bonus tiles gained, which can be used from the next turn on
}

/** No secrets: the state is the table, and hands are empty. */
export type State = Table
export type Hand = null

export const totalOf = ({ metropolises, regions, track, towns, dollars, bonus }: Points): number =>
	metropolises + regions + track + towns + dollars + bonus
