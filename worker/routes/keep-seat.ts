import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isHex } from '../../shared/kernel/bytes.ts'
import { isRecord } from '../../shared/kernel/json.ts'
import { personOf } from '../../shared/room/person.ts'
import { MAX_FRAME } from '../../shared/sync/frames.ts'
import { refuse } from '../answer.ts'
import type { HonoEnv } from '../env.ts'
import { sameOrigin } from '../origin.ts'
import { limitBy } from '../rate-limit.ts'
import { readRoomCode } from '../room-code.ts'
import { keepSeats, keptSeats, withSeat } from '../seat-cookie.ts'

/**
 * Puts into the browser's cookie who it is in a room, where it has something there: the page's own token, or else what
 * the cookie has. Where it has neither any more, the room goes out of it. Which of all that it was, nobody is told.
 */
export const keepSeat = new Hono<HonoEnv>().post(
	'/rooms/:code/seat',
	sameOrigin,
	limitBy('ASK_LIMIT'),
	bodyLimit({ maxSize: MAX_FRAME, onError: (c) => refuse(c, 'too-large') }),
	async (c) => {
		const code = readRoomCode(c.req.param('code'))
		const body: unknown = await c.req.json().catch(() => undefined)
		if (!code || !isRecord(body) || !isHex(body.token, 32)) return refuse(c, 'malformed')
		await updateSeat(c, code, body.token)
		return c.body(null, 204)
	},
)

/** Brings the cookie up to date about one room. */
export async function updateSeat(c: Context<HonoEnv>, code: string, token: string): Promise<void> {
	const seats = keptSeats(c)
	const known = seats.get(code)
	const candidates = known === undefined || known === token ? [token] : [token, known]
	const room = c.env.ROOMS.getByName(code)
	const found = await Promise.all(candidates.map((candidate) => room.recall(personOf(candidate))))
	const held = candidates.find((_, index) => found[index] !== undefined)
	const isKept = found.some((recalled) => recalled?.kept)
	if (held !== undefined || known !== undefined) keepSeats(c, withSeat(seats, code, held), isKept)
}
