import type { Applied } from '../../../kernel/game.ts'
import { isOneOf } from '../../../kernel/guards.ts'
import type { RawStep, StepKind } from '../../../kernel/step-kind.ts'
import type { Code } from '../codes.ts'
import { type PlaceId, placeIds } from '../data/places.ts'
import type { Event } from '../event.ts'
import type { Table } from '../table.ts'

/**
 * A kind of step of Franchise. It is played by the active player, whose income for the turn is already collected,
 * on a draft of the table, to which it may write.
 */
export type Kind<Step> = StepKind<Table, Step, Event, Code>

/** The board is open and chance is done, so nothing is ever revealed. */
export const played = (draft: Table, events: Event[]): Applied<Table, Event> => ({
	state: draft,
	events,
	reveals: false,
})

/** A step that names a place and nothing else. */
export interface StepAt<Type extends string> {
	type: Type
	place: PlaceId
}

export const parseAt =
	<Type extends string>(type: Type) =>
	({ place }: RawStep): StepAt<Type> | undefined =>
		isOneOf(placeIds, place) ? { type, place } : undefined
