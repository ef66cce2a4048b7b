import { resolve } from 'node:path'
import type { Plugin as BundlePlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { inProject } from '../../worker/build/paths.ts'

/** What stands in for the registries and titles: the same, and one game more. */
const standIns = new Map(
	[
		['shared/games/index.ts', 'games.ts'],
		['client/games/index.ts', 'client-games.ts'],
		['client/games/titles.en.ts', 'titles.ts'],
	].map(([registry = '', own = '']) => [inProject(registry), inProject(`test/toy-game/${own}`)]),
)

/** What a file gets in place of a registry that it asks for; a registry itself, and what stands in for it, get the real one. */
function standInFor(source: string, importer: string): string | undefined {
	const target = source.startsWith('.') ? resolve(importer, '..', source) : ''
	const standIn = standIns.get(target)
	return importer === standIn || importer === target ? undefined : standIn
}

/** For the pages. */
export const inPages: Plugin = {
	name: 'fourth-game',
	enforce: 'pre',
	resolveId: (source, importer = '') => standInFor(source, importer.replace(/\?.*$/, '')),
}

/** For the worker. */
export const inWorker: BundlePlugin = {
	name: 'fourth-game',
	setup(build) {
		build.onResolve({ filter: /^\./ }, ({ path, importer }) => {
			const standIn = standInFor(path, importer)
			return standIn === undefined ? undefined : { path: standIn }
		})
	},
}
