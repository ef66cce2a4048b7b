import { Hono } from 'hono'
import { personOf } from '../../shared/room/person.ts'
import { refuse } from '../answer.ts'
import type { HonoEnv } from '../env.ts'
import { sameOrigin } from '../origin.ts'
import { isWithin } from '../rate-limit.ts'
import { keepSeats, keptSeats, withSeat } from '../seat-cookie.ts'

/**
 * The rooms in which the browser's cookie has a seat, the latest first: for a page whose own memory was cleared. It
 * is no GET, since those come without an Origin. Every room counts as asked about, whoever wrote the cookie.
 */
export const keptRooms = new Hono<HonoEnv>()
	.post('/seats', sameOrigin, async (c) => {
		let seats = keptSeats(c)
		for (const _ of seats) if (!(await isWithin(c, 'ASK_LIMIT'))) return refuse(c, 'too-fast')
		const found = await Promise.all(
			[...seats].map(async ([code, token]) => ({
				code,
				recalled: await c.env.ROOMS.getByName(code).recall(personOf(token)),
			})),
		)
		for (const { code, recalled } of found) if (!recalled) seats = withSeat(seats, code)
		if (found.length > 0)
			keepSeats(
				c,
				seats,
				found.some(({ recalled }) => recalled?.kept),
			)
		const rooms = found.flatMap(({ code, recalled }) =>
			recalled?.game || recalled?.made ? [{ code, ...recalled }] : [],
		)
		return c.json(rooms.toReversed())
	})
	/** Takes the cookie away, for whoever erases everything. The seats are theirs all the same, by their pages' tokens. */
	.delete('/seats', sameOrigin, (c) => {
		keepSeats(c, new Map())
		return c.body(null, 204)
	})
