/** A server for tests that kill it: `node server-main.ts PORT STATE [pages]` prints its address once it serves. */
import { serve } from '../../worker/local/serve.ts'
import { UNLIMITED } from './serve-for-test.ts'

const [port = '0', state = '', parts] = process.argv.slice(2)
const { url } = await serve({
	host: '127.0.0.1',
	port: Number(port),
	state,
	limit: UNLIMITED,
	pages: parts === 'pages',
})
console.log(url.href)
