import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planted } from './planted/index.ts'
import { weather } from './run.ts'
import type { Script } from './script.ts'

/** The shortest storm that found a bug, as `npm run storm -- --planted NAME` prints it. */
const scriptOf = (name: string): Script =>
	JSON.parse(readFileSync(new URL(`scripts/${name}.json`, import.meta.url), 'utf8'))

test.each(Object.keys(planted))('a short storm finds it, and nothing without it: %s', async (name) => {
	expect(await weather(scriptOf(name), planted[name])).toHaveProperty('failure')
	expect(await weather(scriptOf(name))).not.toHaveProperty('failure')
})
