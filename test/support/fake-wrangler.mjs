// What a release asks of wrangler, noted in the file that FAKE_WRANGLER names, and answered as wrangler would.
import { appendFileSync } from 'node:fs'

const { FAKE_WRANGLER, FAKE_ADDRESS, WRANGLER_OUTPUT_FILE_PATH } = process.env
const words = process.argv.slice(2)
appendFileSync(FAKE_WRANGLER, `${words.join(' ')}\n`)

const write = (line) => appendFileSync(WRANGLER_OUTPUT_FILE_PATH, `${JSON.stringify(line)}\n`)
if (words[0] === 'deployments')
	console.log(JSON.stringify({ id: 'one', versions: [{ version_id: 'old', percentage: 100 }] }))
if (words[0] === 'deploy')
	write({ type: 'deploy', version_id: 'new', targets: ['junction.test/*', FAKE_ADDRESS] })
if (words[1] === 'upload') write({ type: 'version-upload', version_id: 'new' })
