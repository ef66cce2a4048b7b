import { Hono } from 'hono'
import type { Env } from '../../../worker/env.ts'
import app from '../../../worker/index.ts'
import type { EchoObject } from './echo-object.ts'

export { RoomObject, SignalObject } from '../../../worker/index.ts'
export { EchoObject } from './echo-object.ts'

interface BenchEnv extends Env {
	ECHOES: DurableObjectNamespace<EchoObject>
}

/** The worker as it is, and beside it the bare one that it is measured against. */
export default new Hono<{ Bindings: BenchEnv }>()
	.get('/echo/:name', (c) => c.env.ECHOES.getByName(c.req.param('name')).fetch(c.req.raw))
	.route('/', app)
