import { Hono } from 'hono'
import type { Env } from '../../../worker/env.ts'
import app from '../../../worker/index.ts'
import type { EchoObject } from './echo-object.ts'

export { RoomObject, ShelfObject, SignalObject } from '../../../worker/index.ts'
export { EchoObject } from './echo-object.ts'

interface BenchEnv extends Env {
	ECHOES: DurableObjectNamespace<EchoObject>
}

/** What takes people hours, a bench cannot wait for: the clock is moved along. */
const clock = { ahead: 0, now: Date.now }
Date.now = () => clock.now() + clock.ahead

/** The worker as it is, and beside it the bare one that it is measured against. */
export default new Hono<{ Bindings: BenchEnv }>()
	.get('/echo/:name', (c) => c.env.ECHOES.getByName(c.req.param('name')).fetch(c.req.raw))
	.get('/bench/later/:milliseconds', (c) => {
		clock.ahead += Number(c.req.param('milliseconds'))
		return c.text('')
	})
	.route('/', app)
