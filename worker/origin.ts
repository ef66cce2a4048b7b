import type { MiddlewareHandler } from 'hono'
import { refuse } from './answer.ts'
import type { HonoEnv } from './env.ts'

/**
 * Only our own pages may open sockets and make rooms. Browsers send Origin with every upgrade and every POST,
 * and no page can forge it; protections against forged requests usually pass an upgrade, since it is a GET.
 */
export const sameOrigin: MiddlewareHandler<HonoEnv> = async (c, next) => {
	const page = pageOf(c.req.header('Origin'))
	if (page?.host !== new URL(c.req.url).host) return refuse(c, 'foreign-origin')
	c.set('page', page)
	return next()
}

/**
 * A plain GET has no Origin; browsers say instead whose page asks. Over plain http they say nothing, and it passes.
 * Asked before anything is counted: a foreign page must not use up what its reader may ask for.
 */
export const noForeignPage: MiddlewareHandler<HonoEnv> = async (c, next) =>
	['same-origin', 'none'].includes(c.req.header('Sec-Fetch-Site') ?? 'none')
		? next()
		: refuse(c, 'foreign-origin')

const pageOf = (origin = ''): URL | undefined => (URL.canParse(origin) ? new URL(origin) : undefined)
