import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planted } from './planted/index.ts'
import { weather } from './run.ts'
import type { Script } from './script.ts'

/** Short storms, each by the name of what it once found: a bug that is planted, or one that was ours. */
const folder = new URL('scripts/', import.meta.url)
const names = readdirSync(folder).map((file) => file.replace('.json', ''))

const scriptOf = (name: string): Script => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))

test('every planted bug has a short storm', () => {
	expect(names).toEqual(expect.arrayContaining(Object.keys(planted)))
})

test.each(names)('nothing is lost, shown or stuck: %s', async (name) => {
	expect(await weather(scriptOf(name))).not.toHaveProperty('failure')
})

test.each(Object.keys(planted))('a short storm finds it: %s', async (name) => {
	expect(await weather(scriptOf(name), planted[name])).toHaveProperty('failure')
})
