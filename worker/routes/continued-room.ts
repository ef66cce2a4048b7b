import { Hono } from 'hono'
import { isFingerprint } from '../../shared/kernel/digits.ts'
import { refuse } from '../answer.ts'
import type { HonoEnv } from '../env.ts'
import { noForeignPage } from '../origin.ts'
import { limitBy } from '../rate-limit.ts'
import { codeFrom } from '../room-code.ts'

/**
 * Where a game between devices goes on, for whoever knows its name: its host has come back and misses the others, or
 * somebody wants to know whether it went on from the copy that they have, of so many entries.
 */
export const continuedRoom = new Hono<HonoEnv>().get(
	'/rooms/continued/:origin',
	noForeignPage,
	limitBy('ASK_LIMIT'),
	async (c) => {
		const origin = c.req.param('origin')
		if (!isFingerprint(origin)) return refuse(c, 'malformed')
		const code = codeFrom(origin)
		const count = Number(c.req.query('entries'))
		const found = await c.env.ROOMS.getByName(code).continues(origin, Number.isSafeInteger(count) ? count : 0)
		return c.json(found ? { code, ...found } : { code: null })
	},
)
