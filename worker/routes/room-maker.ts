import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { refuse } from '../answer.ts'
import type { HonoEnv } from '../env.ts'
import { sameOrigin } from '../origin.ts'
import { limitBy } from '../rate-limit.ts'

/** Who may make a room: our own pages, so often, with no more to say than so many bytes. */
export const roomMaker = (maxSize: number): MiddlewareHandler<HonoEnv> =>
	every(sameOrigin, limitBy('CREATE_LIMIT'), bodyLimit({ maxSize, onError: (c) => refuse(c, 'too-large') }))
