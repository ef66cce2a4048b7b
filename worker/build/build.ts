/** `npm run build`: client and worker into dist/. */
import { mkdir, writeFile } from 'node:fs/promises'
import { buildClient } from './build-client.ts'
import { bundleWorker } from './bundle-worker.ts'
import { inProject } from './paths.ts'

await buildClient()
await mkdir(inProject('dist/worker'), { recursive: true })
await writeFile(inProject('dist/worker/index.js'), await bundleWorker(inProject('worker/index.ts')))
