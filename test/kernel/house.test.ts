import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import {
	foldersIn,
	foldersOfOneFile,
	importsFrom,
	type SourceFile,
	sourceFiles,
	strayImports,
} from '../support/source.ts'

const names = foldersIn('shared/games')

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

test('a report knows the kernel and no game', () => {
	expect(strayImports(sourceFiles('shared/report'), 'shared/kernel/', 'shared/report/')).toEqual([])
})

test('a lesson knows the kernel and no game', () => {
	expect(strayImports(sourceFiles('shared/lessons'), 'shared/kernel/', 'shared/lessons/')).toEqual([])
	expect(strayImports(sourceFiles('shared/history'), 'shared/kernel/', 'shared/history/')).toEqual([])
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
	// What is built is the client, so the build may know a format that it writes for it.
	// A release is tried by a game, which is played through a page's own connection.
	const isTold = /^worker\/(build|deploy)\//
	const served = sourceFiles('worker').filter(({ path }) => !isTold.test(path))
	expect(importsFrom(sourceFiles('client'), 'worker/', 'test/')).toEqual([])
	expect(importsFrom(served, 'client/', 'test/')).toEqual([])
	expect(importsFrom(sourceFiles('shared'), 'client/', 'worker/', 'test/')).toEqual([])
})

test('what runs at the edge knows nothing of what builds it or serves it on a machine of our own', () => {
	const local = /^worker\/(build|local|deploy)\//
	const edge = sourceFiles('worker').filter(({ path }) => !local.test(path))
	expect(importsFrom(edge, 'worker/build/', 'worker/local/', 'worker/deploy/')).toEqual([])
	expect(importsFrom(sourceFiles('worker/build'), 'worker/local/')).toEqual([])
})

test('no game is named outside the registries, the titles and its own folders', () => {
	const anyName = names.join('|')
	const registries = 'shared/games/(index|judges)\\.ts|client/games/(index|titles\\.\\w\\w)\\.ts'
	const own = `(shared|client)/games/(${anyName})/|worker/build/(${anyName})-maps/`
	const allowed = new RegExp(`^(${registries})$|^(${own})`)
	const files = sourceFiles('shared', 'client', 'worker').filter(({ path }) => !allowed.test(path))
	expect(filesNaming(files, new RegExp(`\\b(${anyName})\\b`, 'i'))).toEqual([])
})

test('no folder holds a single file, but where every game has that folder', () => {
	const isInEveryGame = (folder: string): boolean => {
		const [, top, role] = /^(shared|test)\/games\/\w+\/(\w+)$/.exec(folder) ?? []
		return role !== undefined && names.every((id) => foldersIn(`${top}/games/${id}`).includes(role))
	}
	const single = foldersOfOneFile('shared', 'client', 'worker', 'test')
	expect(single.filter((folder) => !isInEveryGame(folder))).toEqual([])
})
