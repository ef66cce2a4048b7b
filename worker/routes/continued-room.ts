import { Hono } from 'hono'
import { isHex } from '../../shared/kernel/bytes.ts'
import { refuse } from '../answer.ts'
import type { HonoEnv } from '../env.ts'
import { limitBy } from '../rate-limit.ts'
import { codeFrom } from '../room-code.ts'

/** Where a game between devices goes on, for whoever knows its name: its host has come back and misses the others. */
export const continuedRoom = new Hono<HonoEnv>().get(
	'/rooms/continued/:origin',
	limitBy('ENTER_LIMIT'),
	async (c) => {
		const origin = c.req.param('origin')
		if (!isHex(origin, 32)) return refuse(c, 'malformed')
		const code = codeFrom(origin)
		const isThere = await c.env.ROOMS.getByName(code).continues(origin)
		return c.json({ code: isThere ? code : null })
	},
)
