import type { MiddlewareHandler } from 'hono'
import { refuse } from './answer.ts'
import type { HonoEnv } from './env.ts'
import { householdFrom } from './household.ts'

/** So many requests a minute for each household; a server of one's own sees all of them as one. */
export const limitBy =
	(name: 'CREATE_LIMIT' | 'ENTER_LIMIT' | 'ASK_LIMIT'): MiddlewareHandler<HonoEnv> =>
	async (c, next) => {
		const key = householdFrom(c.req.raw, c.env) ?? 'local'
		const { success } = await c.env[name].limit({ key })
		return success ? next() : refuse(c, 'too-fast')
	}
