import { inProject } from '../../worker/build/paths.ts'
import { serveForTest, type TestServer } from './serve-for-test.ts'

/** Its rooms have the same codes and deals in every run. */
export const serveSeeded = (): Promise<TestServer> =>
	serveForTest({ entry: inProject('test/worker/support/seeded-worker.ts') })
