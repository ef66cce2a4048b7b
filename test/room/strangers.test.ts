import { describe, expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { type Bench, seated } from '../support/bench.ts'

const BOB = 2 // his seat
const STRANGERS = 5_000
const MOST_STORED = 100_000 // characters

/** A game that hides nothing, so that anybody may sit down in Bob's seat: he has got up. */
const open = (): Bench =>
	seated({ game: 'franchise', games: findGame }, 'bob', 'cid').must('ada', 'start').must('bob', 'leave')

/** Each comes with a token of their own, does something, and goes. */
function crowd(bench: Bench, come: (person: string) => void): void {
	for (let count = 0; count < STRANGERS; count++) {
		const person = `${count} `.padEnd(64, 'x')
		come(person)
		bench.do(person, 'leave')
	}
}

const sizeOf = ({ room }: Bench): number => canonical(room).length

describe('strangers, each with a token of their own', () => {
	test('cannot make the room grow by sitting down and getting up', () => {
		const bench = open()
		const before = bench.log.length
		const answers = new Set<string | undefined>()
		crowd(bench, (person) => answers.add(bench.do(person, 'sit', { name: 'Zoe', seat: BOB })?.rejected))
		expect(answers).toEqual(new Set([undefined, 'too-many-newcomers']))
		expect(bench.log.length - before).toBeLessThan(300)
		expect(bench.match.held?.length).toBeLessThan(80)
		expect(Object.keys(bench.match.changes ?? {}).length).toBeLessThan(300)
		expect(sizeOf(bench)).toBeLessThan(MOST_STORED)
		expect(bench.isReplayable()).toBe(true)
	})

	test.each([
		['asking and taking it back', { game: 'franchise', games: findGame }],
		['asking and taking it back where there are secrets', {}],
	])('nor by %s', (_, setting) => {
		const bench = seated(setting, 'bob', 'cid').must('ada', 'start').must('bob', 'leave')
		const before = bench.log.length
		crowd(bench, (person) => {
			bench.do(person, 'ask', { name: 'Zoe', seat: BOB })
			bench.do(person, 'withdraw')
		})
		expect(bench.log.length - before).toBeLessThan(600)
		expect(bench.match.asked?.length).toBeLessThan(100)
		expect(sizeOf(bench)).toBeLessThan(MOST_STORED)
		expect(bench.isReplayable()).toBe(true)
	})

	test('may always get up, also where they may change nothing any more', () => {
		const bench = open()
		bench.must('zoe', 'sit', { name: 'Zoe', seat: BOB })
		for (let count = 0; ; count++) if (bench.do('zoe', 'profile', { name: `Zoe ${count}` })) break
		expect(bench.do('zoe', 'profile', { name: 'Zoe' })).toEqual({ rejected: 'too-fast' })
		expect(bench.do('zoe', 'leave')).toBeUndefined()
		expect(bench.do('zoe', 'sit', { name: 'Zoe', seat: BOB })).toEqual({ rejected: 'too-many-newcomers' })
	})

	test('nor with what a seat lets them do: two who take turns at it', () => {
		const bench = open()
		const before = bench.log.length
		for (let count = 0; count < STRANGERS; count++) {
			const person = count % 2 === 0 ? 'yan' : 'zoe'
			bench.do(person, 'sit', { name: person, seat: BOB })
			bench.do(person, 'profile', { name: `${person} ${count % 7}` })
			bench.do(person, 'leave')
		}
		expect(bench.log.length - before).toBeLessThan(600)
	})

	test('shut nobody out of a seat of their own, nor the creator', () => {
		const bench = open()
		crowd(bench, (person) => bench.do(person, 'sit', { name: 'Zoe', seat: BOB }))
		bench.must('bob', 'sit', { name: 'Bob', seat: BOB }).must('bob', 'profile', { name: 'Robert' })
		bench.must('bob', 'leave').must('bob', 'reclaim').must('bob', 'leave')
		bench.must('cid', 'leave').must('cid', 'reclaim')
		bench.must('ada', 'kick', { seat: BOB }).must('ada', 'lock', { locked: true })
	})

	test('who has sat down already gets up again, whatever others did', () => {
		const bench = open()
		bench.must('zoe', 'sit', { name: 'Zoe', seat: BOB }).must('cid', 'leave')
		crowd(bench, (person) => bench.do(person, 'sit', { name: 'Yan', seat: 3 }))
		expect(bench.do('zoe', 'leave')).toBeUndefined()
	})

	test('are heard again once the game has gone on', () => {
		const bench = seated({}, 'bob', 'cid').must('ada', 'start').must('bob', 'leave')
		const ask = (person: string) => bench.do(person, 'ask', { name: 'Zoe', seat: BOB })
		crowd(bench, (person) => {
			ask(person)
			bench.do(person, 'withdraw')
		})
		expect(ask('zoe')).toEqual({ rejected: 'too-many-newcomers' })
		expect(bench.move('ada', { kind: 'take', count: 1 }, { kind: 'pass' })).toBeUndefined()
		expect(ask('zoe')).toBeUndefined()
	})

	test('leave nothing behind before a game and after it', () => {
		const bench = open()
		bench.must('zoe', 'sit', { name: 'Zoe', seat: BOB }).must('zoe', 'leave')
		for (const phase of ['over', 'lobby'] as const) {
			bench.room = { ...bench.room, phase, seats: bench.room.seats.slice(0, 1) }
			const before = bench.room.match
			const size = sizeOf(bench)
			crowd(bench, (person) => bench.must(person, 'sit', { name: 'Zoe' }))
			expect(bench.room.match).toEqual(before)
			// The last commands are remembered by their names, so many and no more.
			expect(sizeOf(bench) - size).toBeLessThan(128 * 40)
		}
		bench.must('bob', 'sit', { name: 'Bob' }).must('ada', 'start')
		expect(bench.match.changes).toBeUndefined()
		expect(bench.match.asked).toBeUndefined()
		expect(bench.match.held).toHaveLength(2)
	})
})
