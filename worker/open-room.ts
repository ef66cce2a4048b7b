import type { Rejected } from '../shared/kernel/rejection.ts'
import type { Env } from './env.ts'
import { drawRoomCode } from './room-code.ts'
import type { RoomObject } from './room-object.ts'

/** Codes are drawn until one is free, unless the first is given: among 64 million it nearly always is. */
export async function openRoom(
	{ ROOMS }: Env,
	make: (room: DurableObjectStub<RoomObject>, code: string) => Promise<Rejected | undefined>,
	first = drawRoomCode(),
): Promise<{ code: string } | Rejected> {
	for (let code = first; ; code = drawRoomCode()) {
		const refused = await make(ROOMS.getByName(code), code)
		if (!refused) return { code }
		if (refused.rejected !== 'wrong-phase') return refused
	}
}
