import { expect, test } from 'vitest'
import { MAX_TOPIC, parseSignal, SIGNAL_PING } from '../../../shared/sync/peer/signalling.ts'

const read = (message: unknown) => parseSignal(JSON.stringify(message))

test('the keep-alive is read as it is written', () => {
	expect(parseSignal(SIGNAL_PING)).toEqual({ type: 'ping' })
})

test('whoever publishes names a topic; whatever else they say is passed on as it is', () => {
	const message = { type: 'publish', topic: 'room', from: 'ada', data: [1, { two: 2 }] }
	expect(read(message)).toEqual(message)
	for (const topic of [undefined, null, 5, '', ['room']])
		expect(read({ ...message, topic }), JSON.stringify(topic)).toBeUndefined()
})

test.each(['subscribe', 'unsubscribe'])('whoever would %s names topics, and nothing else is kept', (type) => {
	expect(read({ type, topics: ['room', 'lobby'], more: 1 })).toEqual({ type, topics: ['room', 'lobby'] })
	expect(read({ type, topics: [] })).toEqual({ type, topics: [] })
	for (const topics of [undefined, 'room', { 0: 'room' }, ['room', 5], [''], [null]])
		expect(read({ type, topics }), JSON.stringify(topics)).toBeUndefined()
})

test('a topic’s name has 64 characters at most, and a message names a hundred', () => {
	const longest = 'x'.repeat(64)
	expect(MAX_TOPIC).toBe(longest.length)
	expect(read({ type: 'publish', topic: longest })).toMatchObject({ topic: longest })
	expect(read({ type: 'publish', topic: `${longest}x` })).toBeUndefined()
	const hundred = Array.from({ length: 100 }, (_, number) => `${number}`)
	expect(read({ type: 'subscribe', topics: hundred })).toMatchObject({ topics: hundred })
	expect(read({ type: 'subscribe', topics: [...hundred, 'x'] })).toBeUndefined()
})

test('whatever else is no message', () => {
	for (const message of [null, 5, 'ping', [], {}, { type: 'shout', topics: ['room'], topic: 'room' }])
		expect(read(message), JSON.stringify(message)).toBeUndefined()
	for (const text of ['', '{', 'ping']) expect(parseSignal(text), text).toBeUndefined()
})
