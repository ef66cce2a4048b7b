import { build } from 'esbuild'
import type { JSHandle, Page } from 'playwright-core'
import { inProject } from '../../../worker/local/paths.ts'

let served = 0

/** One of the project's modules, or a library's, inside a page of the app, under its content policy. */
export async function loadModule<Module>(page: Page, entry: string): Promise<JSHandle<Module>> {
	const { outputFiles } = await build({
		entryPoints: [entry],
		absWorkingDir: inProject('.'),
		bundle: true,
		write: false,
		format: 'esm',
		target: 'es2022',
		conditions: ['browser', 'module', 'import'],
		logLevel: 'warning',
	})
	const path = `/module-${served++}.js`
	await page.route(`**${path}`, (route) =>
		route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]!.text }),
	)
	// As text: a function would come here with its import already turned into one of the test runner's.
	return page.evaluateHandle<Module>(`import('${path}')`)
}
