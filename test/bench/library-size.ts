import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { inProject } from '../../worker/build/paths.ts'
import type { Part } from './figure.ts'

export const benchLibrary: Part = async () => [
	{ name: 'connection library, brotli', value: await measureLibrary() },
	{
		name: 'connection library without yjs, brotli',
		value: await measureLibrary(['yjs', 'lib0/*', 'y-protocols/*']),
	},
]

/** Bytes of the connection library as a page loads it: bundled, minified, compressed. */
export async function measureLibrary(external: string[] = []): Promise<number> {
	const { outputFiles } = await build({
		entryPoints: [inProject('client/connection/connection.ts')],
		bundle: true,
		minify: true,
		write: false,
		format: 'esm',
		target: 'es2022',
		external,
	})
	return brotliCompressSync(outputFiles[0]!.contents).length
}
