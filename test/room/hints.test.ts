import { describe, expect, test } from 'vitest'
import { mayAskForHint } from '../../shared/room/hints.ts'
import { type SeatView, viewRoom } from '../../shared/room/view.ts'
import { playing, seated } from '../support/bench.ts'

const seat = (id: number, more: Partial<SeatView> = {}): SeatView => ({
	id,
	name: `Seat ${id}`,
	colour: id,
	played: 'person',
	bot: null,
	owned: false,
	...more,
})
const bot = { played: 'bot', bot: 'steady' } as const

/** A game in which it is the turn of the first. */
const turns = { actors: () => [0], races: () => false }
const ask = (room: object, rules: object = turns, [mine]: readonly number[] = [0]) =>
	mayAskForHint(
		{ phase: 'playing', seats: [seat(1), seat(2, bot)], ...room },
		{ ...turns, ...rules },
		{},
		mine,
	)

describe('a hint may be asked for', () => {
	test('by whoever plays alone against bots, on their turn', () => {
		expect(ask({})).toBe(true)
		expect(ask({}, { actors: () => [1] })).toBe(false)
		expect(ask({}, {}, [])).toBe(false)
		expect(ask({ phase: 'over' })).toBe(false)
	})

	test('among people only where the room says so', () => {
		const seats = [seat(1), seat(2)]
		expect(ask({ seats })).toBe(false)
		expect(ask({ seats, hints: true })).toBe(true)
	})

	test('not alone while somebody may come back, though a bot or nobody plays for them', () => {
		expect(ask({ seats: [seat(1), seat(2, { ...bot, owned: true })] })).toBe(false)
		expect(ask({ seats: [seat(1), seat(2, { played: 'nobody', owned: true })] })).toBe(false)
	})

	test('never in a race', () => {
		expect(ask({}, { races: () => true })).toBe(false)
		expect(ask({ hints: true }, { races: () => true })).toBe(false)
	})
})

describe('hints', () => {
	test('are off, are switched by the creator alone, and everybody sees it', () => {
		const bench = seated({}, 'bob')
		const shown = () => viewRoom(bench.room, bench.games)
		expect(shown()).not.toHaveProperty('hints')
		expect(bench.do('bob', 'hints', { allowed: true })).toEqual({ rejected: 'not-allowed' })
		bench.must('ada', 'hints', { allowed: true })
		expect(shown()).toMatchObject({ hints: true })
		bench.must('ada', 'hints', { allowed: false })
		expect(shown()).not.toHaveProperty('hints')
		expect(bench.isReplayable()).toBe(true)
	})

	test('stay as they are while a game is on', () => {
		expect(playing().do('ada', 'hints', { allowed: true })).toEqual({ rejected: 'wrong-phase' })
	})

	test.each([{}, { allowed: 'yes' }])('with %j are malformed', (args) => {
		expect(seated().do('ada', 'hints', args)).toEqual({ rejected: 'malformed' })
	})
})
