import { expect, test } from 'vitest'
import { createOutbox } from '../../client/connection/outbox.ts'

test('keeps what has no answer, in order', async () => {
	const outbox = createOutbox<string>()
	const answers = ['a', 'b', 'c'].map((key) => outbox.put(key, `text ${key}`))
	expect(outbox.texts()).toEqual(['text a', 'text b', 'text c'])
	outbox.settle('b', 'done')
	expect(outbox.texts()).toEqual(['text a', 'text c'])
	expect(outbox.size).toBe(2)
	expect(await answers[1]).toBe('done')
})

test('an answer to nothing is nothing, and a second answer changes nothing', async () => {
	const outbox = createOutbox<string>()
	const answer = outbox.put('a', 'text')
	outbox.settle('z', 'what?')
	outbox.settle('a', 'first')
	outbox.settle('a', 'second')
	expect(await answer).toBe('first')
	expect(outbox.size).toBe(0)
})

test('what is asked twice is answered at once to both', async () => {
	const outbox = createOutbox<string>()
	const both = [outbox.put('a', 'text'), outbox.put('a', 'text')]
	expect(outbox.texts()).toEqual(['text'])
	outbox.settle('a', 'yes')
	expect(await Promise.all(both)).toEqual(['yes', 'yes'])
})

test('everything can be given up at once', async () => {
	const outbox = createOutbox<string>()
	const answers = [outbox.put('a', ''), outbox.put('b', '')]
	outbox.settleAll('too late')
	expect(await Promise.all(answers)).toEqual(['too late', 'too late'])
	expect(outbox.size).toBe(0)
})
