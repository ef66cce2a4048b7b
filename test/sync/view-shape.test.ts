import { describe, expect, test } from 'vitest'
import { viewRoom, viewTable } from '../../shared/room/view.ts'
import { isRoomView, isTableView } from '../../shared/sync/view-shape.ts'
import { playing } from '../support/bench.ts'

const bench = playing().must('bob', 'leave').must('eve', 'ask', { name: 'Eve', seat: 2 })
const told = <View>(view: View): View => JSON.parse(JSON.stringify(view))
const room = told({
	...viewRoom(bench.room, bench.games),
	proposal: { id: 3, what: 'seat', seat: 2, by: 1, yes: [1], no: [], at: 5 },
	draw: { promise: 'p', lots: [{}] },
	broken: { opened: 1, awaited: [1] },
	from: 'device',
	clock: 'brisk',
	nudge: { seat: 1, by: 2, at: 5 },
	moved: { code: 'BCDFGH', host: 'f' },
	day: '2026-11-18',
})
const table = told({
	...viewTable(bench.room, bench.games)!,
	moves: [[0, ['take', 1]]],
	comings: [[0, 1, 'Ada', 'Bob']],
})
const { about, now } = table

test('a room is one, and its table is one', () => {
	expect(isRoomView(room)).toBe(true)
	expect(isTableView(table)).toBe(true)
})

describe('no room is one', () => {
	const [seat] = room.seats
	const [ask] = room.asks!
	test.each<[string, unknown[]]>([
		['code', [undefined, 5]],
		['game', [undefined, 5]],
		['options', [undefined, null, [], 'none']],
		['phase', [undefined, 'on', 5]],
		['epoch', [undefined, '0', null]],
		['creator', ['ada']],
		['seats', [undefined, {}, [null], [seat, { ...seat, id: 'one' }], [{ ...seat, name: 5 }]]],
		['seats', [-1, 6, 0.5, '0', null].map((colour) => [{ ...seat, colour }])],
		['seats', [[{ ...seat, bot: 5 }], Array.from({ length: 101 }, () => seat)]],
		['asks', [{}, [{ ...ask, id: 'one' }], [{ ...ask, seat: null }], [{ ...ask, name: 5 }]]],
		['asks', [[{ ...ask, yes: 'ada' }]]],
		['draw', [[], { promise: 5, lots: [] }, { promise: 'p', lots: [5] }, { promise: 'p' }]],
		['broken', [5, {}, { awaited: ['ada'] }]],
		['from', [5]],
		['clock', [5]],
		['proposal', ['id', 'what', 'by', 'yes', 'at'].map((name) => ({ ...room.proposal, [name]: null }))],
		[
			'proposal',
			[
				{ ...room.proposal, seat: 'one' },
				{ ...room.proposal, no: 'all' },
			],
		],
		['nudge', [{}, { ...room.nudge, seat: '1' }, { ...room.nudge, by: null }, { ...room.nudge, at: 'now' }]],
		['moved', [{}, { code: 'B', host: 5 }]],
		['day', [5]],
	])('whose %s is none', (name, values) => {
		for (const value of values)
			expect(isRoomView({ ...room, [name]: value }), JSON.stringify(value)).toBe(false)
	})

	test('that is nothing', () => {
		for (const nothing of [undefined, null, [], 'room']) expect(isRoomView(nothing)).toBe(false)
	})
})

test.each([0, 5])('the colour %i is one', (colour) => {
	expect(isRoomView({ ...room, seats: [{ ...room.seats[0], colour }] })).toBe(true)
})

test.each(['lobby', 'playing', 'over'])('a room may be in its phase %s', (phase) => {
	expect(isRoomView({ ...room, phase })).toBe(true)
})

describe('no table is one', () => {
	const [move] = table.moves
	const clock = { pace: 'brisk', left: [1], spent: 0, running: 0 }

	test.each<[string, unknown[]]>([
		[
			'about',
			[undefined, null, [], { ...about, game: 5 }, { ...about, options: null }, { ...about, day: 5 }],
		],
		[
			'about',
			[
				{ ...about, seats: [{}] },
				{ ...about, draw: {} },
			],
		],
		['now', [undefined, null, { ...now, turn: 'first' }, { ...now, since: 'then' }]],
		['now', ['pace', 'left', 'spent'].map((name) => ({ ...now, clock: { ...clock, [name]: null } }))],
		['now', [{ ...now, clock: { ...clock, running: 'now' } }]],
		[
			'now',
			[
				{ ...now, outcome: { scores: [1] } },
				{ ...now, outcome: { scores: ['1'], winners: [0] } },
			],
		],
		['table', [undefined, null, [], 'table']],
		['moves', [undefined, {}, [{}], [['0']], [[]], [5], Array.from({ length: 10_001 }, () => move)]],
		['moves', [[[0, JSON.parse('{ "__proto__": 1 }')]]]],
		['comings', [5, [{}], [['0', 1, 'A', 'B']], [[0, '1', 'A', 'B']], [[0, 1, 2, 'B']], [[0, 1, 'A', 3]]]],
		['comings', [[{ 0: 0, 1: 1, 2: 'A', 3: 'B' }]]],
	])('whose %s is none', (name, values) => {
		for (const value of values)
			expect(isTableView({ ...table, [name]: value }), JSON.stringify(value)).toBe(false)
	})

	test('but one with a clock is, and one with a result, and one with as many moves as a game may have', () => {
		const outcome = { scores: [1, 2], winners: [1] }
		const moves = Array.from({ length: 10_000 }, () => move)
		expect(isTableView({ ...table, moves, now: { ...now, clock, outcome } })).toBe(true)
	})
})
