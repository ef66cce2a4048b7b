import { Hono } from 'hono'
import { isHex } from '../../shared/kernel/bytes.ts'
import { isRecord } from '../../shared/kernel/json.ts'
import { isRejected, type Rejected, reject } from '../../shared/kernel/rejection.ts'
import type { Continuation } from '../../shared/room/continuation.ts'
import { readContinuation } from '../../shared/room/read-continuation.ts'
import { originOf } from '../../shared/sync/peer/card.ts'
import { isSignedThroughout } from '../../shared/sync/peer/check-continuation.ts'
import { signatureCheck } from '../../shared/sync/peer/signature.ts'
import { refuse } from '../answer.ts'
import type { HonoEnv } from '../env.ts'
import { openRoom } from '../open-room.ts'
import { codeFrom } from '../room-code.ts'
import type { ContinueWish } from '../room-object.ts'
import { updateSeat } from './keep-seat.ts'
import { roomMaker } from './room-maker.ts'

const LARGEST = 1024 * 1024 // bytes

/**
 * Opens a room in which a game goes on that a device ran by itself. Of those who played between devices, everybody
 * may bring it, as far as the players' signatures bear it out: its name leads all of them to the same room, unless
 * somebody wants one apart, whose copy differs.
 */
export const continueRoom = new Hono<HonoEnv>().post('/rooms/continue', roomMaker(LARGEST), async (c) => {
	const body: unknown = await c.req.json().catch(() => undefined)
	if (!isRecord(body)) return refuse(c, 'malformed')
	const { seat, token, apart } = body
	if (!Number.isInteger(seat) || !isHex(token, 32)) return refuse(c, 'malformed')
	const game = await readGame(body.game)
	if (isRejected(game)) return refuse(c, game.rejected)
	const { host, epoch } = game.terms
	const origin = host === undefined ? undefined : originOf(host, epoch + 1)
	const wish: ContinueWish = { game, seat: seat as number, token, ...(origin !== undefined && { origin }) }
	const first = origin === undefined || apart === true ? undefined : codeFrom(origin)
	const opened = await openRoom(c.env, (room, code) => room.continue(code, wish), first)
	if (isRejected(opened)) return refuse(c, opened.rejected)
	await updateSeat(c, opened.code, token)
	return c.json(opened, 201)
})

async function readGame(raw: unknown): Promise<Continuation | Rejected> {
	const game = readContinuation(raw)
	if (isRejected(game)) return game
	return (await isSignedThroughout(game, signatureCheck(crypto.subtle))) ? game : reject('bad-log')
}
