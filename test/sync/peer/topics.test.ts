import { expect, test } from 'vitest'
import { Topics } from '../../../shared/sync/peer/topics.ts'

test('a topic has those who joined it, each of them once', () => {
	const topics = new Topics<string>()
	for (const listener of ['ada', 'bob', 'ada']) topics.join(listener, 'room')
	expect(topics.listeners('room')).toEqual(['ada', 'bob'])
	expect(topics.count('room')).toBe(2)
	expect(topics.count('another')).toBe(0)
	expect(topics.listeners('another')).toEqual([])
})

test('whoever leaves one topic goes on listening to the others', () => {
	const topics = new Topics<string>()
	for (const topic of ['room', 'lobby']) topics.join('ada', topic)
	topics.join('bob', 'room')
	topics.leave('ada', 'room')
	expect(topics.of('ada')).toEqual(['lobby'])
	expect([topics.has('ada', 'room'), topics.has('ada', 'lobby')]).toEqual([false, true])
	expect(topics.listeners('room')).toEqual(['bob'])
	expect(topics.isIdle('ada')).toBe(false)
})

test('whoever leaves all is idle, as is whoever never came, and others are where they were', () => {
	const topics = new Topics<string>()
	for (const topic of ['room', 'lobby']) topics.join('ada', topic)
	topics.join('bob', 'room')
	topics.leaveAll('ada')
	expect(topics.of('ada')).toEqual([])
	expect(topics.isIdle('ada')).toBe(true)
	expect(topics.isIdle('eve')).toBe(true)
	expect(topics.has('eve', 'room')).toBe(false)
	expect(topics.count('lobby')).toBe(0)
	expect(topics.listeners('room')).toEqual(['bob'])
})

test('to leave what one never joined is nothing', () => {
	const topics = new Topics<string>()
	topics.join('ada', 'room')
	topics.leave('ada', 'lobby')
	topics.leave('eve', 'room')
	expect(topics.listeners('room')).toEqual(['ada'])
})

test('whoever goes through a list may send some of them away', () => {
	const topics = new Topics<string>()
	for (const listener of ['ada', 'bob', 'cleo']) topics.join(listener, 'room')
	const seen = []
	for (const listener of topics.listeners('room')) {
		topics.leaveAll(listener)
		seen.push(listener)
	}
	expect(seen).toEqual(['ada', 'bob', 'cleo'])
})
