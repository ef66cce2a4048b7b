import type { MiddlewareHandler } from 'hono'
import { refuse } from './answer.ts'
import type { HonoEnv } from './env.ts'

/** So many requests a minute for each household; a server of one's own sees all of them as one. */
export const limitBy =
	(name: 'CREATE_LIMIT' | 'ENTER_LIMIT'): MiddlewareHandler<HonoEnv> =>
	async (c, next) => {
		const key = householdOf(c.req.header('CF-Connecting-IP') || 'local')
		const { success } = await c.env[name].limit({ key })
		return success ? next() : refuse(c, 'too-fast')
	}

/** A connection has one IPv4 address, but 2⁶⁴ of IPv6: all that begin with the same four groups. */
export function householdOf(address: string): string {
	if (!address.includes(':')) return address
	const [head = '', tail] = address.split('::')
	const groups = head.split(':').filter(Boolean)
	if (tail !== undefined) {
		const after = tail.split(':').filter(Boolean)
		groups.push(...new Array(8 - groups.length - after.length).fill('0'), ...after)
	}
	return groups.slice(0, 4).join(':')
}
