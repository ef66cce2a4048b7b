import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isHex } from '../shared/kernel/bytes.ts'
import { isRecord } from '../shared/kernel/json.ts'
import { personOf } from '../shared/room/person.ts'
import type { Person } from '../shared/room/room.ts'
import { MAX_FRAME } from '../shared/sync/frames.ts'
import { refuse } from './answer.ts'
import type { HonoEnv } from './env.ts'
import { sameOrigin } from './origin.ts'
import { limitBy } from './rate-limit.ts'
import { readRoomCode } from './room-code.ts'
import { keptSeats } from './seat-cookie.ts'

/** What our own pages ask a room by a request, so often and with no more to say than in a frame. */
export const askedByPage = [
	sameOrigin,
	limitBy('ASK_LIMIT'),
	bodyLimit({ maxSize: MAX_FRAME, onError: (c: Context<HonoEnv>) => refuse(c, 'too-large') }),
] as const

/** Somebody who asks something of a room. */
export interface Asking {
	code: string
	people: Person[] // who they are there: by the page's token, or else by what the cookie has for the room
	body: Record<string, unknown>
}

/** Undefined where it is not said which room, or who asks. */
export async function readAsking(c: Context<HonoEnv>): Promise<Asking | undefined> {
	const code = readRoomCode(c.req.param('code') ?? '')
	const body: unknown = await c.req.json().catch(() => undefined)
	if (!code || !isRecord(body) || !isHex(body.token, 32)) return undefined
	const kept = keptSeats(c).get(code)
	return { code, people: [body.token, ...(kept ? [kept] : [])].map(personOf), body }
}
