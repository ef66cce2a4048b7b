import { sourceFiles } from '../../support/source.ts'

/**
 * The tests that reach any of these files through what they import. Recorded games and digests are left out: they
 * notice that something changed, and not that a rule was broken. So are those of how well bots play, which are slow,
 * and those that read the source.
 */
export function testsOf(paths: readonly string[]): string[] {
	const importsOf = new Map(sourceFiles('shared', 'test').map(({ path, imports }) => [path, imports]))
	const reaches = (test: string): boolean => {
		const seen = new Set([test])
		for (const one of seen) for (const target of importsOf.get(one) ?? []) seen.add(target)
		return paths.some((path) => seen.has(path))
	}
	return [...importsOf.keys()]
		.filter(isTest)
		.filter(reaches)
		.sort((a, b) => turnOf(a) - turnOf(b))
}

const isTest = (path: string): boolean =>
	/^test\/(kernel|games|room|sync|toy-game)\/.*\.test\.ts$/.test(path) &&
	!/(records|digest|fuzz|bots|judge|advice|one-file-a-command)[\w-]*\.test/.test(path)

/** What is quick comes first, and leaves less to the others. */
const turnOf = (test: string): number =>
	['test/games/', 'test/room/', 'test/sync/host', 'test/sync/frames', 'test/sync/peer/'].findIndex((folder) =>
		test.startsWith(folder),
	)
