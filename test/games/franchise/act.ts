import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import type { Event } from '../../../shared/games/franchise/event.ts'
import { franchise } from '../../../shared/games/franchise/game.ts'
import { unpackEvent } from '../../../shared/games/franchise/packed-event.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import type { Develop } from '../../../shared/games/franchise/steps/develop.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { type Applied, applySteps, type Seat } from '../../../shared/kernel/game.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'

const moment = { at: 0, acted: 0 }

/** Words for steps. */
export const develop = (...path: PlaceId[]): Develop => ({ type: 'develop', path })
export const developAgain = (...path: PlaceId[]): Develop => ({ type: 'develop-again', path })
export const share = (place: PlaceId): Step => ({ type: 'share', place })
export const shareAgain = (place: PlaceId): Step => ({ type: 'share-again', place })
export const boom = (place: PlaceId): Step => ({ type: 'boom', place })
export const town = (place: PlaceId): Step => ({ type: 'town', place })
export const cash: Step = { type: 'cash' }
export const end: Step = { type: 'end' }

/** The table after a command of the active player, which must be legal. */
export const played = (table: Table, ...steps: Step[]): Table => accept(table, ...steps).state

/** The table when it is the seat's turn again, the others having done nothing. */
export function backTo(seat: Seat, table: Table): Table {
	let now = table
	while (now.turn !== seat) now = played({ ...now, idle: 0 }, end)
	return now
}

export function accept(table: Table, ...steps: Step[]): Applied<Table, Event> {
	const applied = applySteps(franchise, table, table.turn, steps, moment)
	if (isRejected(applied)) throw new Error(`${applied.rejected} at step ${applied.step}`)
	return { ...applied, events: applied.events.map(unpackEvent) }
}

/** The code with which the last of the steps is refused; undefined if all are accepted. */
export function refusal(table: Table, ...steps: Step[]): string | undefined {
	const applied = applySteps(franchise, table, table.turn, steps, moment)
	if (!isRejected(applied)) return undefined
	if (applied.step !== steps.length - 1)
		throw new Error(`${applied.rejected} already at step ${applied.step}`)
	return applied.rejected
}

export const stepsOf = (table: Table, seat = table.turn): Step[] =>
	franchise.steps({ table, seat, hand: null })

/** The targets to which a development is offered. */
export const targetsOf = (table: Table): PlaceId[] => [
	...new Set(
		stepsOf(table).flatMap((step) =>
			step.type === 'develop' || step.type === 'develop-again' ? [step.path.at(-1)!] : [],
		),
	),
]

export const eventsOf = <Type extends Event['type']>(events: Event[], type: Type) =>
	events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
