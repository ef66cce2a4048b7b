/** `node our-server.ts PORT STATE`: the worker as it is, and the bare object beside it; prints its address. */
import { inProject } from '../../../worker/build/paths.ts'
import { serve } from '../../../worker/local/serve.ts'
import { UNLIMITED } from '../../support/serve-for-test.ts'

const [port = '0', state = ''] = process.argv.slice(2)
const { url } = await serve({
	host: '127.0.0.1',
	port: Number(port),
	state,
	limit: UNLIMITED,
	pages: false,
	entry: inProject('test/bench/echo/worker.ts'),
	objects: { ECHOES: 'EchoObject' },
})
console.log(url.href)
