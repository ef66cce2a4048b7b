import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = 'service-worker.js'
const UNWANTED = [WORKER, '_headers', 'robots.txt', 'preview.png'] // of no use to somebody who plays

/** Tells the service worker which files make up this version of the app: all of them. */
export const offlineCopy = (): Plugin => ({
	name: 'offline-copy',
	apply: 'build',
	writeBundle: {
		order: 'post',
		sequential: true, // whatever else is written comes first
		async handler({ dir = '' }) {
			const found = await readdir(dir, { recursive: true, withFileTypes: true })
			const paths = found
				.filter((entry) => entry.isFile() && !UNWANTED.includes(entry.name))
				.map((entry) => join(entry.parentPath, entry.name))
				.sort()
			const hash = createHash('sha256')
			for (const path of paths) hash.update(path.slice(dir.length)).update(await readFile(path))
			const files = paths.map((path) =>
				path.slice(dir.length).replaceAll('\\', '/').replace('/index.html', '/'),
			)
			const copy = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files })
			const worker = join(dir, WORKER)
			await writeFile(worker, `const COPY=${copy};\n${await readFile(worker, 'utf8')}`)
		},
	},
})
