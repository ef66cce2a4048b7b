import { type Context, Hono } from 'hono'
import { type CloseReason, closeCodes } from '../../shared/sync/close-codes.ts'
import { refuse } from '../answer.ts'
import type { HonoEnv } from '../env.ts'
import { withHousehold } from '../household.ts'
import { withKeptPerson } from '../kept-person.ts'
import { sameOrigin } from '../origin.ts'
import { limitBy } from '../rate-limit.ts'
import { readRoomCode } from '../room-code.ts'

/** A way to a socket of the object that an address names; `enter` is asked with the request as the object takes it. */
export const socketRoute = (
	path: `/${string}/:code${string}`,
	enter: (c: Context<HonoEnv>, code: string, request: Request) => Promise<Response>,
): Hono<HonoEnv> =>
	new Hono<HonoEnv>().get(path, sameOrigin, limitBy('ENTER_LIMIT'), async (c) => {
		if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') return refuse(c, 'upgrade-required')
		const code = readRoomCode(c.req.param('code') ?? '')
		const request = withKeptPerson(c.req.raw)
		return code ? enter(c, code, withHousehold(request, c.env, code)) : closedSocket('noSuchRoom')
	})

/** A page cannot read why an upgrade was refused, but it can read why a socket was closed. */
export function closedSocket(reason: CloseReason): Response {
	const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket]
	server.accept()
	server.close(closeCodes[reason], reason)
	return new Response(null, { status: 101, webSocket: client })
}
