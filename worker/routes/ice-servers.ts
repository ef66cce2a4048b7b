import { Hono } from 'hono'
import type { HonoEnv } from '../env.ts'

/** The STUN and TURN servers by which pages find a way to each other, as the configuration names them. */
export const iceServers = new Hono<HonoEnv>().get('/ice-servers', (c) =>
	c.json(JSON.parse(c.env.ICE_SERVERS || '[]')),
)
