import { expect, test } from 'vitest'
import { playing, seated } from '../support/bench.ts'

test('those who sit can talk, before and during a game', () => {
	const lobby = seated().must('ada', 'chat', { text: ' hello\n there ' })
	expect(lobby.room.chat).toEqual([{ seat: 1, name: 'ada', text: 'hello there', at: lobby.now }])
	expect(playing().do('bob', 'chat', { text: 'hi' })).toBeUndefined()
})

test('those who watch cannot', () => {
	expect(playing().do('eve', 'chat', { text: 'psst' })).toEqual({ rejected: 'not-seated' })
})

test.each(['', '   ', '\u200b', 5, null, undefined, 'x'.repeat(801)])('%j is nothing to say', (text) => {
	expect(seated().do('ada', 'chat', { text })).toEqual({ rejected: 'bad-text' })
})

test('a long text is cut, an old line forgotten', () => {
	const bench = seated().must('ada', 'chat', { text: 'x'.repeat(300) })
	expect(bench.room.chat[0]?.text).toHaveLength(200)
	for (let i = 0; i < 60; i++) bench.must('ada', 'chat', { text: `line ${i}` })
	expect(bench.room.chat.map(({ text }) => text)).toEqual(
		Array.from({ length: 50 }, (_, i) => `line ${i + 10}`),
	)
})

test('a line keeps the name it was said under', () => {
	const bench = seated().must('ada', 'chat', { text: 'hello' }).must('ada', 'profile', { name: 'Countess' })
	expect(bench.room.chat[0]?.name).toBe('ada')
})
