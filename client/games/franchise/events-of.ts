import type { Event } from '../../../shared/games/franchise/event.ts'
import { type PackedEvent, unpackEvent } from '../../../shared/games/franchise/packed-event.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'

/** The events of an entry of the log, as the engine tells them. */
export const eventsOf = ([, ...packed]: MoveEntry): Event[] => (packed as PackedEvent[]).map(unpackEvent)
