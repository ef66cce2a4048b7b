import { build, type Plugin } from 'esbuild'

/** The worker as one module; the platform's own modules stay outside. */
export async function bundleWorker(entry: string, plugins: Plugin[] = []): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [entry],
		bundle: true,
		plugins,
		write: false,
		format: 'esm',
		target: 'es2023',
		conditions: ['workerd', 'worker', 'browser'],
		external: ['cloudflare:*', 'node:*'],
		logLevel: 'warning',
	})
	return outputFiles[0]!.text
}
