import { Hono } from 'hono'
import { refuse } from '../answer.ts'
import { askedByPage, readAsking } from '../asking.ts'
import type { HonoEnv } from '../env.ts'
import { householdFrom, shelfOf } from '../household.ts'

/**
 * Lets a room stay for a year, or not any more. The room is asked first, so that nobody's shelf is touched for a room that
 * is not theirs; where no household is known, on a server of one's own, the disk is one's own too.
 */
export const keepTable = new Hono<HonoEnv>().post('/rooms/:code/keep', ...askedByPage, async (c) => {
	const asking = await readAsking(c)
	if (typeof asking?.body.kept !== 'boolean') return refuse(c, 'malformed')
	const { code, people } = asking
	const { kept } = asking.body
	const room = c.env.ROOMS.getByName(code)
	const household = householdFrom(c.req.raw, c.env)
	const shelf = household === undefined ? undefined : c.env.SHELVES.getByName(shelfOf(household))
	const refused = await room.keep(people, kept, true)
	if (refused) return refuse(c, refused.rejected)
	if (kept && shelf && !(await shelf.put(code))) return refuse(c, 'too-many-kept')
	const late = await room.keep(people, kept)
	if (shelf && (late || !kept)) await shelf.drop(code)
	return late ? refuse(c, late.rejected) : c.body(null, 204)
})
