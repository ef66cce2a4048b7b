import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

/** Bytes of some code with all that it imports, as a page would load it: bundled, minified, compressed. */
export async function bundledBytes(folder: string, contents: string): Promise<number> {
	const { outputFiles } = await build({
		stdin: { contents, resolveDir: folder },
		bundle: true,
		minify: true,
		write: false,
		format: 'esm',
		platform: 'browser',
		target: 'es2022',
		define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
		logLevel: 'error',
	})
	return brotliCompressSync(outputFiles[0]!.contents).length
}
