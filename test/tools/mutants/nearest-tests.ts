import { sourceFiles } from '../../support/source.ts'

/**
 * The tests of a file, nearest first by the imports between them. Recorded games and digests are left out: they notice
 * that something changed, and not that a rule was broken. So are those of how well bots play, which
 * are slow, and those that read the source.
 */
export function testsOf(): (path: string) => string[] {
	const files = sourceFiles('shared', 'test')
	const importers = new Map<string, string[]>()
	for (const { path, imports } of files)
		for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), path])
	return (path) => nearest(path, importers)
}

const isTest = (path: string): boolean =>
	/^test\/(kernel|games|room|sync|toy-game)\/.*\.test\.ts$/.test(path) &&
	!/(records|digest|fuzz|bots|judge|advice|one-file-a-command)[\w-]*\.test/.test(path)

function nearest(path: string, importers: ReadonlyMap<string, string[]>): string[] {
	const seen = new Set([path])
	const found: string[] = []
	for (let ring = [path]; ring.length > 0; ) {
		found.push(...ring.filter(isTest).sort((a, b) => kinship(b, path) - kinship(a, path)))
		ring = ring.flatMap((one) => importers.get(one) ?? []).filter((one) => !seen.has(one) && seen.add(one))
	}
	return found
}

/** Of two equally near, the one in a folder of the same name, or named alike, comes first. */
function kinship(test: string, path: string): number {
	const words = new Set(path.split(/[/.-]/))
	return test.split(/[/.-]/).filter((word) => words.has(word)).length
}
