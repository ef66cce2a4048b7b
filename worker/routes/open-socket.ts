import { Hono } from 'hono'
import { type CloseReason, closeCodes } from '../../shared/sync/close-codes.ts'
import { refuse } from '../answer.ts'
import type { HonoEnv } from '../env.ts'
import { withHousehold } from '../household.ts'
import { sameOrigin } from '../origin.ts'
import { limitBy } from '../rate-limit.ts'
import { readRoomCode } from '../room-code.ts'
import type { RoomObject } from '../room-object.ts'
import { withRoundTrip } from '../round-trip.ts'

/** The way into a room. */
export const openSocket = new Hono<HonoEnv>().get(
	'/rooms/:code/socket',
	sameOrigin,
	limitBy('ENTER_LIMIT'),
	async (c) => {
		if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') return refuse(c, 'upgrade-required')
		const code = readRoomCode(c.req.param('code'))
		if (!code) return closedSocket('noSuchRoom')
		const answer = await enter(c.env.ROOMS.getByName(code), withHousehold(c.req.raw, c.env, code))
		return answer.status === 101 ? answer : closedSocket('noSuchRoom')
	},
)

const enter = async (room: DurableObjectStub<RoomObject>, request: Request): Promise<Response> =>
	room.fetch(await withRoundTrip(request, room))

/** A page cannot read why an upgrade was refused, but it can read why a socket was closed. */
export function closedSocket(reason: CloseReason): Response {
	const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket]
	server.accept()
	server.close(closeCodes[reason], reason)
	return new Response(null, { status: 101, webSocket: client })
}
