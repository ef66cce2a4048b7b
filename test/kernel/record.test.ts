import { expect, test } from 'vitest'
import { type AnyGame, applySteps, TABLE } from '../../shared/kernel/game.ts'
import { type GameRecord, replay } from '../../shared/kernel/record.ts'
import { dash } from '../support/dash.ts'
import { type HeapState, type HeapStep, heap } from '../support/heap.ts'

const record: GameRecord = {
	game: 'heap',
	version: 1,
	options: { size: 6, misere: false, bonus: [] },
	seating: { count: 2 },
	seats: [
		{ name: 'Ada', colour: 0 },
		{ name: 'Bob', colour: 1 },
	],
	seed: 'a seed',
	moves: [
		{ seat: 0, steps: [{ kind: 'take', count: 2 }, { kind: 'pass' }], at: 10 },
		{ seat: 1, steps: [{ kind: 'take', count: 1 }], at: 20 },
	],
}

test('a replay gives the position before the first move and after each', () => {
	const positions = replay(heap, record)
	expect(positions).toMatchObject([
		{ state: { heap: 6, stones: [0, 0], turn: 0 }, events: [] },
		{ state: { heap: 4, stones: [2, 0], turn: 1 }, events: [['take', 2], ['pass']] },
		{ state: { heap: 3, stones: [2, 1], turn: 1 }, events: [['take', 1]] },
	])
	expect(replay(heap, record)).toEqual(positions)
})

test('a replay names the move that the rules refuse', () => {
	const moves = [...record.moves, { seat: 1, steps: [{ kind: 'take', count: 3 }], at: 30 }]
	expect(replay(heap, { ...record, moves })).toEqual({ rejected: 'too-many-stones', step: 0, move: 2 })
})

test('a record of an earlier version is replayed by its rules', () => {
	const today: AnyGame = { ...heap, version: 2, apply: () => ({ rejected: 'bad-move' }), earlier: [heap] }
	expect(replay(today, record)).toEqual(replay(heap, record))
	expect(replay(today, { ...record, version: 2 })).toMatchObject({ rejected: 'bad-move', move: 0 })
})

test('a replay names the move that is none', () => {
	const moves = [...record.moves, { seat: 1, steps: [{ kind: 'juggle' }], at: 30 }]
	expect(replay(heap, { ...record, moves })).toEqual({ rejected: 'bad-move', move: 2 })
})

test('a replay takes the time a player acted from the record, or else the time it was handled', () => {
	const raced: GameRecord = {
		...record,
		game: 'dash',
		options: {},
		moves: [
			{ seat: TABLE, steps: [{ kind: 'reveal' }], at: 1000 },
			{ seat: 0, steps: [{ kind: 'grab' }], at: 1900 },
			{ seat: 1, steps: [{ kind: 'grab' }], at: 2000, acted: 1800 },
		],
	}
	expect(replay(dash, raced)).toMatchObject({
		3: {
			state: {
				grabs: [
					{ seat: 0, acted: 1900 },
					{ seat: 1, acted: 1800 },
				],
			},
		},
	})
})

test('several steps are applied all or none, and a refusal names the step', () => {
	const state: HeapState = { heap: 6, stones: [0, 0], turn: 0, taken: 0, deck: [], cards: [[], []] }
	const moment = { at: 0, acted: 0 }
	const take: HeapStep = { kind: 'take', count: 1 }
	const draw: HeapStep = { kind: 'draw' }
	expect(applySteps(heap, state, 0, [take, take, { kind: 'pass' } as HeapStep], moment)).toMatchObject({
		state: { heap: 4, stones: [2, 0], turn: 1 },
		events: [['take', 1], ['take', 1], ['pass']],
		reveals: false,
	})
	expect(applySteps(heap, state, 0, [take, draw], moment)).toEqual({
		rejected: 'no-cards-left',
		step: 1,
	})
	expect(applySteps(heap, { ...state, deck: [7] }, 0, [draw, take], moment)).toMatchObject({
		reveals: true,
	})
})
