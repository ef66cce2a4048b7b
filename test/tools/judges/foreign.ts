import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Judge } from './judge.ts'

/** What a judge brings along: in a folder of its own, outside of the project. */
export interface Foreign {
	folder: string
	path(inside: string): string // of a file of its packages
	load<Module>(inside: string): Promise<Module>
}

/** Installs what a judge asks for, once for each set of versions; none of it may run anything while it is installed. */
export async function installForeign(
	name: string,
	{ packages = {}, overrides = {} }: Judge,
): Promise<Foreign> {
	const manifest = JSON.stringify({ name: 'judge', private: true, dependencies: packages, overrides })
	const folder = join(tmpdir(), 'junction-judges', `${name}-${digest(manifest)}`)
	if (!existsSync(folder)) await install(folder, manifest)
	const path = (inside: string) => join(folder, 'node_modules', inside)
	return { folder, path, load: (inside) => import(pathToFileURL(path(inside)).href) }
}

/** Only what is complete gets the name by which it is found again. */
async function install(folder: string, manifest: string): Promise<void> {
	const unfinished = `${folder}.unfinished`
	await rm(unfinished, { recursive: true, force: true })
	await mkdir(unfinished, { recursive: true })
	await writeFile(join(unfinished, 'package.json'), manifest)
	const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
	execFileSync('npm', words, { cwd: unfinished, stdio: 'inherit' })
	await rename(unfinished, folder)
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)
