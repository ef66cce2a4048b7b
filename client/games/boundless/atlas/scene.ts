import type { ComponentChildren } from 'preact'
import type { RegionId, StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import type { Point } from '../../game.ts'

/** What is shown on a map at a moment. */
export interface MapScene {
	key: string // another one is looked at anew
	marks: { readonly [state: StateId]: string } // classes
	first: readonly StateId[] // names that come before all others
	along?: readonly StateId[] // names that come next, as far as there is room for them
	fines?: readonly Point[] // badges that no name may lie on
	inked?: readonly (readonly Point[])[] // lines that names keep off, where there is room
	stops: readonly RegionId[] // something stands in their middle: the names stand beside it
	look: readonly StateId[] // states to see from near; none for all of the map
	isAside?: boolean // shown where one is already looking: the map moves only to what cannot be seen from there
	identity?: number // whose colours are used
	overlay?: () => ComponentChildren // routes, in the map's units
}
