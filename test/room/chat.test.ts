import { expect, test } from 'vitest'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { type Chat, NO_CHAT, say } from '../../shared/room/chat.ts'
import { type Bench, playing, seated } from '../support/bench.ts'

let count = 0
const speak = ({ room, now }: Bench, by: string, text: unknown, chat: Chat = NO_CHAT, id = `${++count}`) =>
	say(chat, room, { id, by, text, at: now })

/** What must be heard. */
const heard = (...args: Parameters<typeof speak>): Chat => {
	const chat = speak(...args)
	if (isRejected(chat)) throw new Error(chat.rejected)
	return chat
}

test('those who sit can talk, before and during a game', () => {
	const lobby = seated()
	expect(heard(lobby, 'ada', ' hello\n there ').lines).toEqual([
		{ n: 1, seat: 1, name: 'ada', text: 'hello there', at: lobby.now },
	])
	expect(heard(playing(), 'bob', 'hi').lines).toMatchObject([{ seat: 2, text: 'hi' }])
})

test('those who watch cannot', () => {
	expect(speak(playing(), 'eve', 'psst')).toEqual({ rejected: 'not-seated' })
})

test.each(['', '   ', '\u200b', 5, null, undefined, 'x'.repeat(801)])('%j is nothing to say', (text) => {
	expect(speak(seated(), 'ada', text)).toEqual({ rejected: 'bad-text' })
})

test('a long text is cut, an old line forgotten', () => {
	const bench = seated()
	let chat = heard(bench, 'ada', 'x'.repeat(300))
	expect(chat.lines[0]?.text).toHaveLength(200)
	for (let i = 0; i < 60; i++) chat = heard(bench, 'ada', `line ${i}`, chat)
	expect(chat.lines.map(({ n, text }) => [n, text])).toEqual(
		Array.from({ length: 50 }, (_, i) => [i + 12, `line ${i + 10}`]),
	)
})

test('W33: long lines are forgotten sooner: all of them together are never more than 8 KB', () => {
	const bench = seated()
	let chat = NO_CHAT
	for (let i = 0; i < 60; i++) {
		chat = heard(bench, 'ada', '💡'.repeat(200), chat)
		expect(Buffer.byteLength(JSON.stringify(chat.lines))).toBeLessThanOrEqual(8192 + 100)
	}
	expect(chat.lines.length).toBeGreaterThan(5)
	expect(JSON.stringify(chat).length).toBeLessThan(16_384)
})

test('a line sent again appears once, also after many others', () => {
	const bench = seated()
	let chat = heard(bench, 'ada', 'once', NO_CHAT, 'same')
	for (let i = 0; i < 100; i++) chat = heard(bench, 'ada', `line ${i}`, chat)
	expect(heard(bench, 'ada', 'once', chat, 'same')).toBe(chat)
})

test('a line keeps the name it was said under', () => {
	const bench = seated()
	const chat = heard(bench, 'ada', 'hello')
	bench.must('ada', 'profile', { name: 'Countess' })
	expect(heard(bench, 'ada', 'again', chat).lines.map(({ name }) => name)).toEqual(['ada', 'Countess'])
})
