import type { StateId } from './data/map-data.ts'
import type { Space } from './table.ts'

/**
 * What happened, for everybody to see, where the table alone does not tell it: who is ready, who is away and
 * which card appears is seen there. The seat is the move's; words and motion are the client's.
 */
export type Event =
	| { type: 'deal'; round: number }
	| { type: 'reveal'; ring: StateId[]; centre: StateId[] }
	| { type: 'place'; space: Space; colour?: 1; after: number } // a second colour; milliseconds since the reveal
	| { type: 'settle'; paid: number[] } // by seat: what the purse changed by
	| { type: 'conclude' } // all stopped playing
