import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { inProject } from '../../worker/build/paths.ts'

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: inProject('') })]

/** Of all that stands between backticks, what is a path from the top of the project. */
const pathsIn = (text: string): string[] =>
	[...text.matchAll(/`((?:client|shared|worker|build|test|docs)\/[^`\s]*)`/g)].map(([, path = '']) => path)

/** Also in drawings. */
const filesIn = (text: string): string[] =>
	text.match(/(?<![\w/.-])(client|shared|worker|test|docs)\/[\w/.-]+\.(tsx?|md)\b/g) ?? []

/** Files that are named without the folder that was named just before. */
const bareNamesIn = (text: string): string[] =>
	[...text.matchAll(/`([\w-]+\.tsx?)`/g)].map(([, name = '']) => name)

/** Of a game each must be there; other names between angle brackets stand for any. */
const meantBy = (path: string): string[] =>
	path.includes('<game>') ? games.map(({ id }) => path.replaceAll('<game>', id)) : [path]

const isThere = (path: string): boolean =>
	globSync(path.replaceAll(/<[\w-]+>/g, '*').replace(/\/$/, ''), { cwd: inProject('') }).length > 0

test.each(documents)('every file and folder that %s names is there', (document) => {
	const text = readFileSync(inProject(document), 'utf8')
	const paths = [...pathsIn(text), ...filesIn(text)].flatMap(meantBy)
	const names = bareNamesIn(text).map((name) => `{client,shared,worker,test}/**/${name}`)
	expect([...paths, ...names].filter((path) => !isThere(path))).toEqual([])
})

test('what a newcomer asks first is answered with a place to look', () => {
	const [, section = ''] = readFileSync(inProject('CONTRIBUTING.md'), 'utf8').split('## Where is it?')
	const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| question'))
	expect(rows).toHaveLength(10)
	for (const row of rows) expect(pathsIn(row), row).not.toEqual([])
})
