import { Hono } from 'hono'
import type { HonoEnv } from '../env.ts'

/** Whether the worker answers at all, and by which of its versions. */
export const health = new Hono<HonoEnv>().get('/health', (c) => {
	const version = c.env.VERSION?.id
	return c.json({ ok: true, ...(version && { version }) })
})
