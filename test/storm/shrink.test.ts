import { expect, test } from 'vitest'
import { planted } from './planted/index.ts'
import { weather } from './run.ts'
import { scriptOf } from './script.ts'
import { shrink } from './shrink.ts'

test('a failing storm shrinks to a short script that still fails', async () => {
	const bug = planted['forget-a-hand-after-a-wake']!
	const script = scriptOf('0')
	const short = await shrink(script, bug)
	expect(short.events.length).toBeLessThan(4)
	expect((await weather(short, bug)).failure).toBeDefined()
	expect((await weather(short)).failure).toBeUndefined()
})

test('the same script is the same storm', async () => {
	const script = scriptOf('7')
	expect(await weather(script)).toEqual(await weather(structuredClone(script)))
})
