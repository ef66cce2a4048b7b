import { Hono } from 'hono'
import { isHex } from '../../shared/kernel/bytes.ts'
import { isRecord } from '../../shared/kernel/json.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { MAX_FRAME } from '../../shared/sync/frames.ts'
import { refuse } from '../answer.ts'
import type { HonoEnv } from '../env.ts'
import { openRoom } from '../open-room.ts'
import type { Wish } from '../room-object.ts'
import { keepSeats, keptSeats, withSeat } from '../seat-cookie.ts'
import { roomMaker } from './room-maker.ts'

/** Opens a room, of which whoever asks is the creator. */
export const createRoom = new Hono<HonoEnv>().post('/rooms', roomMaker(MAX_FRAME), async (c) => {
	const wish = readWish(await c.req.json().catch(() => undefined))
	if (!wish) return refuse(c, 'malformed')
	const opened = await openRoom(c.env, (room, code) => room.create(code, wish))
	if (isRejected(opened)) return refuse(c, opened.rejected)
	keepSeats(c, withSeat(keptSeats(c), opened.code, wish.token))
	return c.json(opened, 201)
})

function readWish(body: unknown): Wish | undefined {
	if (!isRecord(body)) return undefined
	const { game, options = {}, token, day } = body
	if (typeof game !== 'string' || !isHex(token, 32)) return undefined
	return { game, options, token, ...(day !== undefined && { day }) }
}
