import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isHex } from '../../shared/kernel/bytes.ts'
import { isRecord } from '../../shared/kernel/json.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { refuse } from '../answer.ts'
import type { HonoEnv } from '../env.ts'
import { openRoom } from '../open-room.ts'
import { sameOrigin } from '../origin.ts'
import { limitBy } from '../rate-limit.ts'
import type { ContinueWish } from '../room-object.ts'

const LARGEST = 1024 * 1024 // bytes of a log; the longest games take a fifth of it

/** Opens a room that goes on from the log of another, which a device ran by itself. */
export const continueRoom = new Hono<HonoEnv>().post(
	'/rooms/continue',
	sameOrigin,
	limitBy('CREATE_LIMIT'),
	bodyLimit({ maxSize: LARGEST, onError: (c) => refuse(c, 'too-large') }),
	async (c) => {
		const wish = readWish(await c.req.json().catch(() => undefined))
		if (!wish) return refuse(c, 'malformed')
		const opened = await openRoom(c.env, (room, code) => room.continue(code, wish))
		return isRejected(opened) ? refuse(c, opened.rejected) : c.json(opened, 201)
	},
)

function readWish(body: unknown): ContinueWish | undefined {
	if (!isRecord(body)) return undefined
	const { log, seat, token } = body
	return Number.isInteger(seat) && isHex(token, 32) ? { log, seat: seat as number, token } : undefined
}
