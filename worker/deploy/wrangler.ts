import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inProject } from '../build/paths.ts'
import type { Platform, Share } from './release.ts'

/** One line of what wrangler writes for programs. */
interface Written {
	type: string
	version_id?: string
	targets?: string[]
}

export interface WranglerPlatform extends Platform {
	/** Gives everything to what is deployed, at once. */
	whole(): Promise<string>
}

/**
 * The platform, through wrangler. A worker with Durable Objects has no preview address, so the rehearsal is a worker of
 * its own name, by the same configuration: `<name>-rehearsal`.
 */
export function wranglerPlatform(name: string, program: string): WranglerPlatform {
	const run = (...words: string[]) =>
		promisify(execFile)(process.execPath, [program, ...words, '--name', name], {
			cwd: inProject(''),
			maxBuffer: 64_000_000,
		})
	return {
		async rehearse() {
			const { targets = [] } = await told(program, 'deploy', ['deploy', '--name', `${name}-rehearsal`])
			const [address] = targets.filter((target) => /^https?:/.test(target))
			if (!address) throw new Error('The rehearsal has no address: is workers.dev switched on?')
			return new URL(address)
		},
		async running() {
			const { stdout } = await run('deployments', 'status', '--json')
			const { versions } = JSON.parse(stdout) as { versions: { version_id: string; percentage: number }[] }
			return versions.map(({ version_id, percentage }) => ({ version: version_id, percent: percentage }))
		},
		async upload() {
			const { version_id } = await told(program, 'version-upload', ['versions', 'upload', '--name', name])
			if (!version_id) throw new Error('wrangler did not name what it uploaded.')
			return version_id
		},
		async whole() {
			const { version_id } = await told(program, 'deploy', ['deploy', '--name', name])
			if (!version_id) throw new Error('wrangler did not name what it deployed.')
			return version_id
		},
		async share(shares) {
			await run('versions', 'deploy', ...shares.map(specOf), '--yes')
		},
	}
}

const specOf = ({ version, percent }: Share): string => `${version}@${percent}%`

/** Runs wrangler, and reads what it wrote for programs: what it shows to people may change. */
async function told(program: string, type: string, words: readonly string[]): Promise<Written> {
	const folder = await mkdtemp(join(tmpdir(), 'junction-deploy-'))
	const path = join(folder, 'wrangler.ndjson')
	try {
		const env = { ...process.env, WRANGLER_OUTPUT_FILE_PATH: path }
		await promisify(execFile)(process.execPath, [program, ...words], {
			cwd: inProject(''),
			env,
			maxBuffer: 64_000_000,
		})
		const lines = (await readFile(path, 'utf8')).trim().split('\n')
		const written = lines.map((line) => JSON.parse(line) as Written).find((line) => line.type === type)
		if (!written) throw new Error(`wrangler wrote nothing about its ${type}.`)
		return written
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}
