import { build } from 'esbuild'
import type { JSHandle, Page } from 'playwright-core'
import { inProject } from '../../../worker/build/paths.ts'

let served = 0

/** Modules of the project or of libraries inside a page of the app, under its content policy, as one. */
export const loadModule = <Module>(page: Page, ...names: string[]): Promise<JSHandle<Module>> =>
	loadModuleFrom(inProject('.'), page, ...names)

/** The same, of what is installed elsewhere. */
export async function loadModuleFrom<Module>(
	folder: string,
	page: Page,
	...names: string[]
): Promise<JSHandle<Module>> {
	const contents = names.map((name) => `export * from '${name}'`).join('\n')
	const { outputFiles } = await build({
		stdin: { contents, resolveDir: folder },
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
