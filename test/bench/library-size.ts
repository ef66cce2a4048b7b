import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { inProject } from '../../worker/local/paths.ts'

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
