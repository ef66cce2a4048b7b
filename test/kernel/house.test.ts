import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { foldersIn, type SourceFile, sourceFiles } from '../support/source.ts'

const names = foldersIn('shared/games')

/** Every import of a folder's files that none of the allowed beginnings covers. */
const strayImports = (files: readonly SourceFile[], ...allowed: string[]): string[] =>
	files.flatMap(({ path, imports }) =>
		imports
			.filter((target) => !allowed.some((start) => target.startsWith(start)))
			.map((target) => `${path} imports ${target}`),
	)

const filesNaming = (files: readonly SourceFile[], pattern: RegExp): string[] =>
	files.filter(({ code }) => pattern.test(code)).map(({ path }) => path)

test('every registered game lives in a folder of its name', () => {
	expect(names).toEqual(expect.arrayContaining(games.map(({ id }) => id)))
})

test('the source is found, and its imports are read', () => {
	const [index] = sourceFiles('shared').filter(({ path }) => path === 'shared/games/index.ts')
	expect(index?.imports).toContain('shared/kernel/game.ts')
})

test('nothing in shared draws chance or time from its surroundings', () => {
	expect(filesNaming(sourceFiles('shared'), /\bMath\.random\b|\bDate\b|\bperformance\b|\bcrypto\b/)).toEqual(
		[],
	)
})

test('the kernel knows nothing but itself', () => {
	expect(strayImports(sourceFiles('shared/kernel'), 'shared/kernel/')).toEqual([])
})

test('the room knows the kernel and no game', () => {
	expect(strayImports(sourceFiles('shared/room'), 'shared/kernel/', 'shared/room/')).toEqual([])
})

test('sync knows the kernel, the room and Yjs, and no game', () => {
	const allowed = ['shared/kernel/', 'shared/room/', 'shared/sync/', 'yjs', 'y-protocols/', 'lib0/']
	expect(strayImports(sourceFiles('shared/sync'), ...allowed)).toEqual([])
})

test.each(names)('%s knows the kernel and no other game', (id) => {
	const own = `shared/games/${id}/`
	expect(strayImports(sourceFiles(own), own, 'shared/kernel/')).toEqual([])
})

test('the client knows nothing of the worker, the worker nothing of the client, shared nothing of either', () => {
	const reaching = (folder: string, ...others: string[]) =>
		sourceFiles(folder).filter(({ imports }) =>
			imports.some((target) => others.some((other) => target.startsWith(other))),
		)
	expect(reaching('client', 'worker/', 'test/')).toEqual([])
	expect(reaching('worker', 'client/', 'test/')).toEqual([])
	expect(reaching('shared', 'client/', 'worker/', 'test/')).toEqual([])
})

test('no game is named outside the registries and its own folders', () => {
	const anyName = names.join('|')
	// The client's registry is a few files: each language's titles load apart from the games.
	const allowed = new RegExp(
		`^(shared/games/index\\.ts$|client/games/[^/]+$|(shared|client)/games/(${anyName})/)`,
	)
	const files = sourceFiles('shared', 'client', 'worker').filter(({ path }) => !allowed.test(path))
	expect(filesNaming(files, new RegExp(`['"\`/.](${anyName})['"\`/.]`))).toEqual([])
})
