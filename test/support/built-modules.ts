import { relative } from 'node:path'
import { build, type Rolldown } from 'vite'
import { inProject } from '../../worker/build/paths.ts'

/** Which source files each script of the built client holds; the files are as in dist/client. */
export async function listModules(): Promise<Map<string, string[]>> {
	process.env.NODE_ENV = 'production' // as outside of tests: otherwise other files come out
	const built = await build({
		configFile: inProject('vite.config.ts'),
		logLevel: 'error',
		build: { write: false },
	})
	const { output } = built as Rolldown.RolldownOutput
	return new Map(
		output.flatMap((file) =>
			file.type === 'chunk' ? [[file.fileName, file.moduleIds.map(toProject)] as const] : [],
		),
	)
}

const toProject = (id: string): string => relative(inProject('.'), id)
