import { describe, expect, test } from 'vitest'
import { isSigned } from '../../client/peer/identity.ts'
import { findGame } from '../../shared/games/index.ts'
import { continuationOf } from '../../shared/room/continuation.ts'
import { tidy } from '../../shared/room/profile.ts'
import { MAX_NAME } from '../../shared/room/room.ts'
import { isSignedThroughout } from '../../shared/sync/peer/check-continuation.ts'
import { Bench, playing, seated } from '../support/bench.ts'
import { Between } from '../support/between.ts'
import { keptOf } from '../support/kept.ts'

const marks = (letter: string, count: number) =>
	letter + ['\u0301', '\u0308', '\u0323', '\u0334', '\u0489', '\u035b'].join('').slice(0, count)

describe('a name has nothing invisible in it', () => {
	test.each([
		['An\u200dna', 'Anna'], // a joiner that joins nothing
		['An\u200cna', 'Anna'],
		['🚂\u200dAnna', '🚂Anna'],
		['Anna\u200d🚂', 'Anna🚂'],
		['An\u034fna', 'Anna'],
		['Anna\ufe0f', 'Anna'], // what chooses between forms, where there is no choice
		['An\ufe00na', 'Anna'],
		['Anna\u{e0101}', 'Anna'],
		['Anna\u3164', 'Anna'], // letters that fill nothing but space
		['\u115f\u1160Anna', 'Anna'],
		['Anna\u2800', 'Anna'],
		['An\u00adna', 'An na'],
		['\u2067Anna\u2069', 'Anna'],
		['An\u061cna', 'An na'],
		['Anna\u{e0067}\u{e007f}', 'Anna'],
	])('%j becomes %j', (name, shown) => {
		expect(tidy(name, MAX_NAME)).toBe(shown)
	})

	test.each(['\u3164', '\u2800', '\u034f\u034f', '\ufe0f', '\u115f \u1160', '\u0301', '\u200d\u0301'])(
		'%j is none',
		(name) => {
			expect(tidy(name, MAX_NAME)).toBeUndefined()
		},
	)
})

describe('marks stand on letters, and no higher than any script needs', () => {
	test.each(['a', 'Z', 'я', '1', '🚂'])('%s does not tower over the line', (letter) => {
		for (const count of [3, 6]) {
			const shown = tidy(`${marks(letter, count)}nna`, MAX_NAME)?.normalize('NFD') ?? ''
			expect(shown.replace(/\p{M}/gu, '')).toBe(`${letter}nna`)
			expect(shown.match(/\p{M}/gu)).toHaveLength(2)
		}
		expect(tidy('ש' + '\u05b0\u05b1\u05b2\u05b3\u05b4\u05b5', MAX_NAME)).toHaveLength(4)
	})

	test.each([
		['\u0301Anna', 'Anna'],
		['An \u0301\u0301na', 'An na'],
	])('%j becomes %j', (name, shown) => {
		expect(tidy(name, MAX_NAME)).toBe(shown)
	})

	test.each([
		'Zoë',
		'Nguyễn Thị Diệu',
		'Ἀλκιβιάδης',
		'ᾧ',
		'שָׁלוֹם',
		'שּׁ\u05b8',
		'مُحَمَّد',
		'रश्मि',
		'ด้วยกัน',
		'བསྒྲུབས',
		'Ɛ̃́sɛ̃́',
		'Ёлка',
		'한국',
		'ガ',
		'李明',
		'👩‍🚀',
		'👨‍👩‍👧',
		'❤️',
		'👍🏽',
		'🏳️‍🌈',
		'می‌خواهم',
		'ශ්‍රී',
		'مِ‌ی',
		'🏴‍☠️',
	])('%s stays', (name) => {
		expect(tidy(name, MAX_NAME)).toBe(name.normalize('NFC'))
		expect(tidy(name.normalize('NFD'), MAX_NAME)).toBe(name.normalize('NFC'))
	})

	test('what is tidy stays as it is', () => {
		for (const name of ['Anna 2', marks('e', 6), 'An\u034fna', '👨‍👩‍👧‍👦'.repeat(9)])
			expect(tidy(tidy(name, MAX_NAME), MAX_NAME)).toBe(tidy(name, MAX_NAME))
	})
})

describe('a twin', () => {
	const named = (...names: string[]): string[] => {
		const bench = new Bench()
		for (const [index, name] of names.entries()) bench.must(`person ${index}`, 'sit', { name })
		expect(bench.isReplayable()).toBe(true)
		return bench.room.seats.map(({ name }) => name)
	}

	test('gets a number, in the order of sitting', () => {
		expect(named('Anna', 'Anna', 'Bob', 'Anna')).toEqual(['Anna', 'Anna 2', 'Bob', 'Anna 3'])
	})

	test('of somebody who took that number by themselves gets the next', () => {
		expect(named('Anna 2', 'Anna', 'Anna')).toEqual(['Anna 2', 'Anna', 'Anna 3'])
	})

	test.each([
		['Anna', 'Аnnа'], // Cyrillic
		['Anna', 'ΑΝΝΑ'], // Greek
		['Anna', 'ANNA'],
		['Anna', 'An na'],
		['Anna', 'Ａｎｎａ'],
		['Anna', '𝓐𝓷𝓷𝓪'],
		['Anna', 'ᴀɴɴᴀ'],
		['Anna', 'Anna.'],
		['Lili', 'Li1i'],
		['Lili', 'LiIi'],
		['Lili', 'Iili'],
		['Ola', '0la'],
		['Bernd', 'Bemd'],
		['Хор', 'Xop'],
		['می‌خواهم', 'میخواهم'],
	])('by look: beside %s, %s is one', (first, second) => {
		expect(named(first, second)).toEqual([first, `${tidy(second, MAX_NAME)} 2`])
	})

	test.each([
		['Anna', 'Anne'],
		['Lea', 'Léa'],
		['Анна', 'Алла'],
		['Jon', 'Jan'],
		['🚂', '🚃'],
		['!', '?'],
		['李明', '李朋'],
	])('is nobody who is merely like another: %s and %s', (first, second) => {
		expect(named(first, second)).toEqual([first, second])
	})

	test('keeps within the length of a name', () => {
		const long = 'Maximilian Alexander'
		expect(named(long, long)).toEqual([long, 'Maximilian Alexand 2'])
		const trains = '🚂'.repeat(20)
		expect(named(trains, trains)[1]).toBe(`${'🚂'.repeat(18)} 2`)
	})

	test('may be a bot’s', () => {
		const bench = new Bench().must('ada', 'add-bot')
		const [{ name } = { name: '' }] = bench.room.seats
		bench.must('bob', 'sit', { name })
		expect(bench.seat('bob').name).toBe(`${name} 2`)
	})

	test('no bot becomes: it takes another name, also by look', () => {
		for (const name of ['Fulgence', 'FULGENCE', 'Fulgenсe']) {
			const bench = new Bench().must('ada', 'sit', { name }).must('ada', 'add-bot')
			expect(bench.room.seats[1]?.name).toBe('Hector')
			expect(bench.isReplayable()).toBe(true)
		}
	})

	test('may be made by a change of name, but nobody is their own', () => {
		const bench = seated({}, 'bob').must('bob', 'profile', { name: 'Ada' })
		expect(bench.seat('bob').name).toBe('Ada 2')
		bench.must('bob', 'profile', { name: 'ada' }).must('ada', 'profile', { name: 'ADA' })
		expect(bench.room.seats.map(({ name }) => name)).toEqual(['ADA', 'ada 2'])
		bench.must('bob', 'profile', { colour: 5 })
		expect(bench.seat('bob').name).toBe('ada 2')
		expect(bench.isReplayable()).toBe(true)
	})

	test('of somebody who may come back is one too', () => {
		const bench = playing().must('bob', 'leave').letIn('cid', 'Cid', 2)
		bench.must('ada', 'profile', { name: 'Bob' })
		expect(bench.seat('ada').name).toBe('Bob 2')
		bench.must('cid', 'leave')
		bench.must('bob', 'reclaim')
		expect(bench.room.seats.map(({ name }) => name)).toEqual(['Bob 2', 'bob'])
	})

	test('who plays on for somebody is not their twin', () => {
		const bench = playing().must('bob', 'leave').letIn('cid', 'Cid', 2)
		expect(bench.seat('cid').name).toBe('Cid')
	})

	test('between devices has signed what they asked for, and that can be checked elsewhere', async () => {
		const between = await Between.open('franchise', findGame)
		await between.start()
		await between.must('bob', 'profile', { name: 'Ada' })
		const { bench } = between
		expect(bench.seat('bob').name).toBe('Ada 2')
		const game = continuationOf(keptOf(bench.log, findGame), bench.match, findGame)!
		expect(game.entries).toMatchObject([{ args: { name: 'Ada 2' }, signed: { sent: { name: 'Ada' } } }])
		expect(await isSignedThroughout(game, isSigned)).toBe(true)
	})

	test('of an old log stays what it was', () => {
		const bench = seated({}, 'bob')
		for (const entry of bench.log) if (entry.type === 'sit') entry.args = { name: 'Anna' }
		expect(bench.replayed().seats.map(({ name }) => name)).toEqual(['Anna', 'Anna'])
	})
})
