/**
 * `npm run deploy -- --url https://junction.example`: releases what is built, a step at a time, and takes it back by
 * itself where a game cannot be played. `--watch 300` is how many seconds the first rooms are watched. `--whole` instead
 * of all that deploys at once: the first time, and where a class of objects is new. docs/operations.md tells more.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { inProject } from '../build/paths.ts'
import { playVersion } from './play-version.ts'
import { type Released, release } from './release.ts'
import { wranglerPlatform } from './wrangler.ts'

const { values } = parseArgs({
	options: {
		url: { type: 'string' },
		watch: { type: 'string', default: '300' },
		whole: { type: 'boolean', default: false },
		wrangler: { type: 'string' }, // another program in its place
	},
})
if (!values.url || !URL.canParse(values.url)) {
	console.error('Where will it be found? npm run deploy -- --url https://junction.example')
	process.exit(1)
}

const url = new URL(values.url)
const [, name = ''] = /^name = "(.+)"$/m.exec(readFileSync(inProject('wrangler.toml'), 'utf8')) ?? []
const program = values.wrangler ?? createRequire(import.meta.url).resolve('wrangler/bin/wrangler.js')
const platform = wranglerPlatform(name, program)
const around = {
	play: (at: URL, version?: string) => playVersion(name, at, version),
	watch: () => pause(Number(values.watch) * 1000),
	say: (line: string) => console.error(line),
}

const outcome = values.whole ? await deployWhole() : await release(platform, url, around)
console.log(JSON.stringify(outcome))
process.exitCode = 'released' in outcome ? 0 : 1

/** There is nothing to go back to; that it plays is all that can be asked. */
async function deployWhole(): Promise<Released> {
	const version = await platform.whole()
	await around.play(url, version)
	return { released: version }
}
