import type { Seat } from '../../kernel/game.ts'
import type { MilestoneId } from './data/milestones.ts'
import type { PlaceId } from './data/places.ts'
import type { RegionId } from './data/regions.ts'
import type { Step } from './step.ts'
import type { Pieces } from './table.ts'

/** What a step alone tells is told by the step: it is the event. The others say what came of it. */
export type Event = Exclude<Step, { type: 'end' | 'region' | 'conclude' }> | Consequence

/** Whose it is not said is the active player's. */
export type Consequence =
	| { type: 'income'; slots: number; dollars: number }
	| Evaluation
	| { type: 'beside'; region: RegionId } // a franchise was put beside the region's tile
	| { type: 'score'; region: RegionId; tile: number; gains: Gain[]; space: number; points: number } // points: the track's
	| { type: 'milestone'; milestone: MilestoneId; seat: Seat }
	| { type: 'first-eight' } // a first road of 8: a franchise stands beside the milestone of two
	| { type: 'over'; why: 'red' | 'idle' | 'agreed' }

export interface Evaluation {
	type: 'evaluate'
	place: PlaceId
	value: number
	winner: Seat
	points: number
	home: number // pieces taken back
	pieces: Pieces // as they stood
}

/** What a region brought a player, best first. */
export interface Gain {
	seat: Seat
	points?: number
	dollars?: number
	keeps?: 'bonus' | 'development' | 'route' // the tile that came with it
}
