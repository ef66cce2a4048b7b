import { describe, expect, it } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { sourceFiles } from '../support/source.ts'

/** Every style of the app stays once it has come: what a game calls its own must be nobody else's. */
const sources = sourceFiles('client')
const sheets = sources.filter(({ path }) => path.endsWith('.css'))
const components = sources.filter(({ path }) => !path.endsWith('.css'))
const gameIds = games.map(({ id }) => id)

const gameOf = (path: string): string | undefined =>
	gameIds.find((id) => path.startsWith(`client/games/${id}/`))
const isOwn = (game: string, name: string): boolean => name === game || name.startsWith(`${game}-`)

const selectorsOf = (sheet: string): string => sheet.replace(/url\([^)]*\)/g, '').replace(/\{[^{}]*\}/g, '{}')

const classesIn = (sheet: string): string[] =>
	[...selectorsOf(sheet).matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!)

const animationsIn = (sheet: string): string[] =>
	[...sheet.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name!)

const common = new Set(sheets.filter(({ path }) => !gameOf(path)).flatMap(({ code }) => classesIn(code)))

/** The classes of an element as far as they are written out: the beginning, where the rest is computed. */
const classesOn = (component: string): string[] =>
	[...component.matchAll(/\bclass=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(
		([, plain, computed]) =>
			plain !== undefined
				? words(plain)
				: [...computed!.replace(/===? '[^']*'/g, '').matchAll(/'([^']*)'|`([^`]*)`/g)].flatMap(
						([, text, template]) => words(text ?? template!.replace(/\$\{[^{}]*\}\S*/g, '')),
					),
	)

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

describe('styles cannot leak from one game into another', () => {
	it.each(gameIds)(
		'%s defines classes and animations of its own name, besides those that all share',
		(game) => {
			const mine = sheets.filter(({ path }) => gameOf(path) === game)
			expect(mine.length).toBeGreaterThan(0)
			const bare = mine.flatMap(({ path, code }) =>
				[
					...classesIn(code).filter((name) => !isOwn(game, name) && !common.has(name)),
					...animationsIn(code).filter((name) => !isOwn(game, name)),
				].map((name) => `${path}: ${name}`),
			)
			expect(bare).toEqual([])
		},
	)

	it.each(gameIds)('%s uses its own classes and those that all share, and nobody else’s', (game) => {
		const mine = components.filter(({ path }) => gameOf(path) === game)
		const used = mine.flatMap(({ path, code }) => classesOn(code).map((name) => ({ path, name })))
		expect(used.length).toBeGreaterThan(50)
		expect(
			used.filter(({ name }) => !isOwn(game, name) && !common.has(name) && !HOOKS.includes(name)),
		).toEqual([])
	})

	it('what is outside the games uses classes that are defined: a sheet that was renamed alone would be missed', () => {
		const shared = components.filter(({ path }) => !gameOf(path))
		const used = shared.flatMap(({ path, code }) => classesOn(code).map((name) => `${path}: ${name}`))
		expect(used.length).toBeGreaterThan(100)
		expect(
			used.filter((one) => !common.has(one.split(': ')[1]!) && !HOOKS.includes(one.split(': ')[1]!)),
		).toEqual([])
	})

	it('what all share is named after no game', () => {
		expect([...common].filter((name) => gameIds.some((game) => isOwn(game, name)))).toEqual([])
	})
})

/** Looked for by the page, and styled by nobody. */
const HOOKS = ['surface-sized']
