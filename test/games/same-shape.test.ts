import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'

/** Whoever knows one game finds the same thing at the same place in another. */
const roles = [
	'apply.ts',
	'bots',
	'codes.ts',
	'data',
	'event.ts',
	'game.ts',
	'options.ts',
	'rules/final-score.ts',
	'setup.ts',
	'step.ts',
	'steps/kind.ts',
	'steps/legal.ts',
	'table.ts',
]

const fileOf = (id: string, path: string): URL => new URL(`../../shared/games/${id}/${path}`, import.meta.url)

const missingIn = (id: string, paths: readonly string[]): string[] =>
	paths.filter((path) => !existsSync(fileOf(id, path)))

test.each(games)('$id has a place for every role', ({ id, earlier = [] }) => {
	const versions = earlier.map(({ version }) => `version-${version}.ts`)
	expect(missingIn(id, [...roles, ...versions])).toEqual([])
})

test.each(games)('$id has a file for every kind of step', async ({ id }) => {
	const { kinds } = (await import(fileOf(id, 'step.ts').href)) as { kinds: object }
	// What is done again, or to a region as to a place, stands with its twin.
	const files = Object.keys(kinds).map((type) => `steps/${type.split('-')[0]}.ts`)
	expect(files.length).toBeGreaterThan(0)
	expect(missingIn(id, files)).toEqual([])
})
