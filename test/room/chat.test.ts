import { describe, expect, test } from 'vitest'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { type Chat, NO_CHAT, newLine, say, withoutLinesOf } from '../../shared/room/chat.ts'
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

describe('what somebody said is taken back with them', () => {
	const bench = playing()
	const lines = (chat: Chat) => chat.lines.map(({ n, text }) => [n, text])
	const bobs = new Set(['bob'])

	test('and nothing of what others said; numbers go on where they were', () => {
		let chat = heard(bench, 'ada', 'one')
		for (const [by, text] of [
			['bob', 'two'],
			['ada', 'three'],
			['bob', 'four'],
		] as const)
			chat = heard(bench, by, text, chat)
		const left = withoutLinesOf(chat, bobs)
		expect(lines(left)).toEqual([
			[1, 'one'],
			[3, 'three'],
		])
		expect(lines(heard(bench, 'ada', 'five', left)).at(-1)).toEqual([5, 'five'])
		expect(left.heard.map((name) => name.split(':')[0])).toEqual(['ada', 'ada'])
	})

	test('also where lines of theirs had been forgotten already', () => {
		let chat = NO_CHAT
		for (let i = 0; i < 30; i++) chat = heard(bench, 'bob', `${i}`, heard(bench, 'ada', `${i}`, chat))
		expect(chat.lines).toHaveLength(50)
		const left = withoutLinesOf(chat, bobs)
		expect(lines(left)).toEqual(Array.from({ length: 25 }, (_, i) => [2 * i + 11, `${i + 5}`]))
		expect(left.lines.every(({ seat }) => seat === 1)).toBe(true)
		expect(left.heard).toHaveLength(30)
	})

	test('where they said nothing it is the same chat', () => {
		const chat = heard(bench, 'ada', 'one')
		expect(withoutLinesOf(chat, bobs)).toBe(chat)
		expect(withoutLinesOf(NO_CHAT, bobs)).toBe(NO_CHAT)
	})
})

test('so many names of lines are kept that one sent again after 127 others is still known, and no more', () => {
	const bench = seated()
	let chat = heard(bench, 'ada', 'once', NO_CHAT, 'same')
	for (let i = 0; i < 127; i++) chat = heard(bench, 'ada', `line ${i}`, chat)
	expect(chat.heard).toHaveLength(128)
	expect(heard(bench, 'ada', 'once', chat, 'same')).toBe(chat)
	chat = heard(bench, 'ada', 'one more', chat)
	expect(heard(bench, 'ada', 'once', chat, 'same')).not.toBe(chat)
})

test('a saying’s line is told where it added one', () => {
	const bench = seated()
	const before = heard(bench, 'ada', 'one', NO_CHAT, 'same')
	const after = heard(bench, 'ada', 'two', before)
	expect(newLine(before, after)).toBe(after.lines.at(-1))
	expect(newLine(before, heard(bench, 'ada', 'one', before, 'same'))).toBeUndefined()
	expect(newLine(before, { rejected: 'bad-text' })).toBeUndefined()
})

test('a line by itself always has its place, and lines together up to 8 KB', () => {
	const bench = seated()
	const long = heard(bench, 'ada', '💡'.repeat(200))
	expect(long.lines).toHaveLength(1)
	const size = Buffer.byteLength(JSON.stringify(long.lines[0]))
	let chat = long
	for (let i = 0; i < 20; i++) chat = heard(bench, 'ada', '💡'.repeat(200), chat)
	const sizes = chat.lines.map((line) => Buffer.byteLength(JSON.stringify(line)))
	expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(8192)
	expect(sizes.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(8192 - size - 2)
})

test('lines of 8 KB together are kept to the byte; one byte more, and the oldest goes', () => {
	const bench = seated()
	const sizeOf = ({ lines }: Chat) =>
		lines.reduce((sum, line) => sum + Buffer.byteLength(JSON.stringify(line)), 0)
	let nine = NO_CHAT
	for (let i = 0; i < 9; i++) nine = heard(bench, 'ada', '💡'.repeat(200), nine)
	const rest = 8192 - sizeOf(heard(bench, 'ada', '.', nine)) + 1 // bytes for the text of the last
	const text = (bytes: number) => '💡'.repeat(Math.floor(bytes / 4)) + '.'.repeat(bytes % 4)
	const ten = heard(bench, 'ada', text(rest), nine)
	expect([ten.lines.length, sizeOf(ten)]).toEqual([10, 8192])
	expect(heard(bench, 'ada', text(rest + 1), nine).lines.map(({ n }) => n)).toEqual([
		2, 3, 4, 5, 6, 7, 8, 9, 10,
	])
})
