import type { Whereabouts } from '../../shared/room/room.ts'
import { fingerprintOf } from '../../shared/sync/peer/card.ts'
import { keepHost, keepOwnRoom, makeToken } from '../app/seats.ts'
import { TabRoom } from '../authority/tab-room.ts'
import { drawRoomCode } from './draw-room-code.ts'
import { identityFor } from './identity.ts'

/** Makes a room that this browser keeps; answers how it is found, which is the invitation too. */
export async function createPeerRoom(game: string, options: unknown): Promise<Required<Whereabouts>> {
	const code = drawRoomCode()
	const token = makeToken()
	const room = await TabRoom.open(code)
	const { card } = await identityFor(code)
	const host = fingerprintOf(card)
	const refused = await room.create({ code, game, options, host }, token)
	room.close()
	if (refused) throw new Error(`no room was made: ${refused.rejected}`)
	keepOwnRoom(code, token)
	keepHost(code, host)
	return { code, host }
}
