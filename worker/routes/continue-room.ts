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
import { codeFrom } from '../room-code.ts'
import type { ContinueWish } from '../room-object.ts'

const LARGEST = 1024 * 1024 // bytes of a log; the longest games take a fifth of it

/**
 * Opens a room that goes on from the log of another, which a device ran by itself. Of those who played between
 * devices, everybody may bring it: the name that they give it leads all of them to the same room.
 */
export const continueRoom = new Hono<HonoEnv>().post(
	'/rooms/continue',
	sameOrigin,
	limitBy('CREATE_LIMIT'),
	bodyLimit({ maxSize: LARGEST, onError: (c) => refuse(c, 'too-large') }),
	async (c) => {
		const wish = readWish(await c.req.json().catch(() => undefined))
		if (!wish) return refuse(c, 'malformed')
		const first = wish.origin === undefined ? undefined : codeFrom(wish.origin)
		const opened = await openRoom(c.env, (room, code) => room.continue(code, wish), first)
		return isRejected(opened) ? refuse(c, opened.rejected) : c.json(opened, 201)
	},
)

function readWish(body: unknown): ContinueWish | undefined {
	if (!isRecord(body)) return undefined
	const { log, seat, token, origin } = body
	if (!Number.isInteger(seat) || !isHex(token, 32)) return undefined
	return { log, seat: seat as number, token, ...(isHex(origin, 32) && { origin }) }
}
