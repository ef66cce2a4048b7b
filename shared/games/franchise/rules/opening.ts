import { type PlaceId, places } from '../data/places.ts'
import type { Event } from '../event.ts'
import type { Table } from '../table.ts'
import { evaluate } from './evaluation.ts'
import { awardMilestones } from './milestones.ts'
import { piecesAt } from './pieces.ts'

/** Phase 4: the marker, the extra marker, then the middles one after the other. */
export function openAll(draft: Table, events: Event[]): void {
	const progress = draft.progress!
	const { marker, extra } = progress
	progress.marker = null
	if (marker !== null) open(draft, marker, events)
	progress.extra = null
	if (extra !== null) open(draft, extra, events)
	for (const { id } of places) {
		// An evaluation empties the middle before everything in it was opened.
		while (progress.middle[id] !== undefined) {
			takeFromMiddle(draft, id)
			open(draft, id, events)
		}
	}
}

function takeFromMiddle({ progress }: Table, place: PlaceId): void {
	const { middle } = progress!
	const left = middle[place]! - 1
	if (left > 0) middle[place] = left
	else delete middle[place]
}

/** One franchise on the next free slot, with whatever that brings about. */
function open(draft: Table, place: PlaceId, events: Event[]): void {
	draft.places[place] = `${piecesAt(draft, place)}${draft.turn}`
	const evaluated = evaluate(draft, place, events)
	awardMilestones(draft, events, evaluated === undefined ? {} : { metropolis: evaluated })
}
