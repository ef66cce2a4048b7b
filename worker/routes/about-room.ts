import { Hono } from 'hono'
import { refuse } from '../answer.ts'
import type { HonoEnv } from '../env.ts'
import { noForeignPage } from '../origin.ts'
import { limitBy } from '../rate-limit.ts'
import { readRoomCode } from '../room-code.ts'

/** What a stranger may know of a room before entering it. */
export const aboutRoom = new Hono<HonoEnv>().get(
	'/rooms/:code',
	noForeignPage,
	limitBy('ASK_LIMIT'),
	async (c) => {
		const code = readRoomCode(c.req.param('code'))
		const about = code && (await c.env.ROOMS.getByName(code).about())
		return about ? c.json(about) : refuse(c, 'no-such-room')
	},
)
