import { Hono } from 'hono'
import type { HonoEnv } from '../env.ts'

/** Whether the worker answers at all. */
export const health = new Hono<HonoEnv>().get('/health', (c) => c.json({ ok: true }))
