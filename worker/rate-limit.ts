import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from './answer.ts'
import type { HonoEnv } from './env.ts'
import { householdFrom } from './household.ts'

type Limit = 'CREATE_LIMIT' | 'ENTER_LIMIT' | 'ASK_LIMIT'

/** Counts one more; whether that is within what a household may have a minute. A server of one's own sees all as one. */
export async function isWithin(c: Context<HonoEnv>, name: Limit): Promise<boolean> {
	const key = householdFrom(c.req.raw, c.env) ?? 'local'
	const { success } = await c.env[name].limit({ key })
	return success
}

export const limitBy =
	(name: Limit): MiddlewareHandler<HonoEnv> =>
	async (c, next) =>
		(await isWithin(c, name)) ? next() : refuse(c, 'too-fast')
