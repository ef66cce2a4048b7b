import { execFileSync } from 'node:child_process'
import { inProject } from '../../worker/build/paths.ts'

/** Builds the pages before the first test that is served them: once, however many projects ask. */
export default function setup(): void {
	if (process.env.JUNCTION_IS_BUILT) return
	process.env.JUNCTION_IS_BUILT = 'yes'
	execFileSync(process.execPath, [inProject('worker/build/build.ts')], { stdio: 'inherit' })
}
