import { type Rejected, reject } from '../kernel/rejection.ts'
import type { World } from './command.ts'
import { GONE_AFTER, type Person, type Room, seatOf } from './room.ts'

/** The creator decides about options, start, bots and who goes; anyone seated does once they are gone. */
export function permitCreator(room: Room, _: unknown, by: Person, world: World): Rejected | undefined {
	if (by === room.creator) return undefined
	if (!seatOf(room, by)) return reject('not-allowed')
	return world.awayFor(room.creator) < GONE_AFTER ? reject('not-allowed') : undefined
}
