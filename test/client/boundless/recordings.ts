import type { Event } from '../../../shared/games/boundless/event.ts'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { Table } from '../../../shared/games/boundless/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { followRecords } from '../support/followed.ts'

export const followed = followRecords<Table>(boundless)

export const eventIn = ([, ...events]: MoveEntry): Event | undefined => (events as Event[])[0]
