import type { MiddlewareHandler } from 'hono'
import type { HonoEnv } from './env.ts'

const headers = {
	'Cache-Control': 'no-store',
	'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Referrer-Policy': 'no-referrer',
	'Strict-Transport-Security': 'max-age=31536000',
	'X-Content-Type-Options': 'nosniff',
	'X-Robots-Tag': 'noindex',
}

/** For every answer but pages and other assets, which come with theirs (`client/public/_headers`). */
export const securityHeaders: MiddlewareHandler<HonoEnv> = async (c, next) => {
	await next()
	// An upgrade's answer cannot be changed any more, and nothing shows it.
	if (c.res.status === 101 || c.res.headers.has('Content-Security-Policy')) return
	for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
}
