/** `npm run dev`: pages with hot reloading, the worker bundled again whenever its sources change. */
import { watch } from 'node:fs'
import { createServer } from 'vite'
import { inProject } from '../build/paths.ts'
import { greet } from './greeting.ts'
import { serve } from './serve.ts'
import { readSettings } from './settings.ts'
import { stopOnSignal } from './signals.ts'

const { host, port, state } = await readSettings()
const worker = await serve({ host: '127.0.0.1', port: 0, state, pages: false })
const pages = await createServer({
	configFile: inProject('vite.config.ts'),
	server: { host, port, strictPort: true, proxy: { '/api': { target: worker.url.origin, ws: true } } },
})
await pages.listen()
greet(host, port)

let waiting: NodeJS.Timeout | undefined
const watchers = ['worker', 'shared'].map((folder) =>
	watch(inProject(folder), { recursive: true }, () => {
		// Editors save in several strokes.
		clearTimeout(waiting)
		waiting = setTimeout(reload, 100)
	}),
)

async function reload(): Promise<void> {
	try {
		await worker.reload()
		console.log('The worker was reloaded.')
	} catch {
		console.error('The worker stays as it was: its sources cannot be bundled.')
	}
}

stopOnSignal(async () => {
	for (const watcher of watchers) watcher.close()
	await Promise.all([pages.close(), worker.stop()])
})
