import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { inProject } from '../paths.ts'
import { patchYjs } from './patch.ts'
import { patchForReading } from './reading.ts'

/** Yjs prints a handful of warnings and asks where it runs: no reason to load a coloured console and more. */
const standIns = [
	{ source: /^lib0\/logging$/, importer: /\/yjs\//, file: 'logging.ts' },
	{
		source: /^(lib0|\.)\/environment(\.js)?$/,
		importer: /\/yjs\/|\/lib0\/buffer\.js(\?peer)?$/,
		file: 'environment.ts',
	},
]

/** Yjs as our pages need it, and no more. */
export const lightYjs: Plugin = {
	name: 'light-yjs',
	enforce: 'pre',
	resolveId(source, importer = '') {
		const found = standIns.find((one) => one.source.test(source) && one.importer.test(importer))
		return found && inProject(`worker/build/yjs/${found.file}`)
	},
	transform: {
		filter: { id: /\/yjs\/dist\/yjs\.mjs$/ },
		handler: async (code, id) => patchYjs(code, await readVersion(id)),
	},
}

const READING = '?reading'

/** For those that only read, a smaller one beside it. */
export const readingYjs: Plugin = {
	name: 'reading-yjs',
	apply: 'build',
	enforce: 'pre',
	async resolveId(source, importer = '') {
		if (source !== 'yjs' || !importer.includes('/client/connection/')) return null
		const found = await this.resolve(source, importer, { skipSelf: true })
		return found && { ...found, id: found.id + READING }
	},
	async load(id) {
		if (!id.endsWith(READING)) return null
		const file = id.slice(0, -READING.length)
		return patchForReading(patchYjs(await readFile(file, 'utf8'), await readVersion(file)))
	},
}

async function readVersion(id: string): Promise<string> {
	const description = await readFile(id.replace(/dist\/yjs\.mjs$/, 'package.json'), 'utf8')
	return (JSON.parse(description) as { version: string }).version
}
