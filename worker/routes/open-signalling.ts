import { Hono } from 'hono'
import { refuse } from '../answer.ts'
import type { HonoEnv } from '../env.ts'
import { withHousehold } from '../household.ts'
import { sameOrigin } from '../origin.ts'
import { limitBy } from '../rate-limit.ts'
import { readRoomCode } from '../room-code.ts'
import { closedSocket } from './open-socket.ts'

/** Where the pages of a room between devices find each other. There is one for every code, used or not. */
export const openSignalling = new Hono<HonoEnv>().get(
	'/signal/:code',
	sameOrigin,
	limitBy('ENTER_LIMIT'),
	async (c) => {
		if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') return refuse(c, 'upgrade-required')
		const code = readRoomCode(c.req.param('code'))
		if (!code) return closedSocket('noSuchRoom')
		const answer = await c.env.SIGNALS.getByName(code).fetch(withHousehold(c.req.raw, c.env, code))
		return answer.status === 101 ? answer : refuse(c, 'room-full')
	},
)
