import { type Signal, signal } from '@preact/signals'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import type { RegionId } from '../../../shared/games/franchise/data/regions.ts'
import type { Seat } from '../../../shared/kernel/game.ts'

/** What somebody asked about. */
export type Inspected =
	| { kind: 'place'; place: PlaceId }
	| { kind: 'region'; region: RegionId }
	| { kind: 'player'; seat: Seat }
	| { kind: 'regions' | 'milestones' | 'track' | 'income' }

/** A tile of the draft that waits for its place. */
export type Picked = { kind: 'value'; value: number } | { kind: 'region'; tile: number }

/** What a player is at, before anything is staged. */
export interface Attention {
	readonly pointed: Signal<PlaceId | undefined> // where a mouse, the keys or the drawer point
	readonly inspected: Signal<Inspected | undefined>
	readonly picked: Signal<Picked | undefined> // in the draft
	readonly isUnfolded: Signal<boolean> // all that comes of a choice is told, over what stands there
	readonly keepsNote: Signal<boolean> // what explains the signs stays in the drawer, also when one's turn has come
	/** Tells about something; once more stops it. */
	inspect(what: Inspected): void
}

export function createAttention(): Attention {
	const inspected = signal<Inspected | undefined>(undefined)
	return {
		pointed: signal<PlaceId | undefined>(undefined),
		inspected,
		picked: signal<Picked | undefined>(undefined),
		isUnfolded: signal(false),
		keepsNote: signal(false),
		inspect(what) {
			const same = JSON.stringify(inspected.peek()) === JSON.stringify(what)
			inspected.value = same ? undefined : what
		},
	}
}
