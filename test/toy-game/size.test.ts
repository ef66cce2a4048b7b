import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../worker/build/paths.ts'

const files = globSync('*', { cwd: import.meta.dirname, exclude: ['*.test.ts'] })
const linesOf = (file: string): number =>
	readFileSync(inProject(`test/toy-game/${file}`), 'utf8').split('\n').length - 1

test('a new game takes at most 12 files and 500 lines, registration and titles included', () => {
	expect(files.length).toBeLessThanOrEqual(12)
	expect(files.reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThanOrEqual(500)
})
