import { expect, test } from 'vitest'
import { metro } from '../../../shared/games/metro/game.ts'
import { layableCells } from '../../../shared/games/metro/rules/board.ts'
import { finishedLines } from '../../../shared/games/metro/rules/preview.ts'
import { isFinished } from '../../../shared/games/metro/rules/turn.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { accept, refusal, stepsOf } from './act.ts'
import { scene } from './drawing.ts'

const draw: Step = { type: 'draw' }
const lay = (tile: string, cell: number): Step => ({ type: 'lay', tile, cell })
const start = (count: number, first: 'random' | number = 'random', seed = 'turns'): State =>
	metro.setup({ ...defaultOptions(metro.options), first }, { count }, randomFrom(seed))

test('everybody starts with one tile; the rest is the pile', () => {
	for (const count of [2, 3, 4, 5, 6]) {
		const { table, hands } = start(count)
		expect(table.held).toEqual(hands.map(() => 1))
		expect(table.pile).toBe(60 - count)
	}
})

test('turns go in seat order', () => {
	let state = start(3, 2)
	const turns: number[] = []
	for (let turn = 0; turn < 6; turn++) {
		turns.push(state.table.turn)
		state = accept(state, stepsOf(state)[0]!).state
	}
	expect(turns).toEqual([2, 0, 1, 2, 0, 1])
})

test('without a choice every seat begins equally often', () => {
	const begins = [0, 0, 0, 0]
	for (let seed = 0; seed < 400; seed++) begins[start(4, 'random', `${seed}`).table.turn]!++
	for (const times of begins) expect(times).toBeGreaterThan(60)
})

test('the lobby can choose who begins', () => expect(start(4, 3).table.turn).toBe(3))

test('who lays a tile of the hand takes a new one from the pile', () => {
	const state = scene({ hands: [['aaaa'], ['bbbb']], pile: ['cccc', 'dada'] })
	const { table, hands } = accept(state, lay('aaaa', 1)).state
	expect(hands[0]).toEqual({ tiles: ['dada'], drawn: null })
	expect(table).toMatchObject({ pile: 1, turn: 1, held: [1, 1] })
})

test('who draws instead shows nobody the tile, lays exactly that one and keeps the hand', () => {
	const state = scene({ hands: [['aaaa'], ['bbbb']], pile: ['cccc', 'adad'] })
	const drew = accept(state, draw)
	expect(drew.events).toEqual([{ type: 'draw' }])
	expect(JSON.stringify(drew.state.table)).not.toContain('adad')
	expect(drew.state.table).toMatchObject({ turn: 0, drawn: true, pile: 1 })
	expect(drew.state.hands[0]).toEqual({ tiles: ['aaaa'], drawn: 'adad' })
	expect(refusal(drew.state, lay('aaaa', 1))).toBe('must-lay-drawn')
	expect(refusal(drew.state, draw)).toBe('must-lay-drawn')
	const laid = accept(drew.state, lay('adad', 1)).state
	expect(laid.hands[0]).toEqual({ tiles: ['aaaa'], drawn: null })
	expect(laid.table).toMatchObject({ turn: 1, drawn: false, pile: 1, held: [1, 1] })
})

test('a tile that is not in the hand cannot be laid', () => {
	const state = scene({ hands: [['aaaa'], ['bbbb']], pile: ['cccc'] })
	expect(refusal(state, lay('bbbb', 1))).toBe('not-in-hand')
})

test('only the player whose turn it is plays', () => {
	const state = scene({ hands: [['aaaa'], ['bbbb']], pile: ['cccc'] })
	expect(refusal(state, lay('bbbb', 1), 1)).toBe('not-your-turn')
	expect(stepsOf(state, 1)).toEqual([])
	expect(metro.actors(state.table)).toEqual([0])
})

test('an empty pile cannot be drawn from', () => {
	const state = scene({ hands: [['aaaa'], ['bbbb']] })
	expect(refusal(state, draw)).toBe('nothing-to-draw')
	expect(stepsOf(state)).not.toContainEqual(draw)
})

test('who has nothing to lay, and nothing to draw, loses the turn', () => {
	const state = scene({ hands: [['aaaa'], [], ['bbbb']] })
	expect(accept(state, lay('aaaa', 1)).state.table.turn).toBe(2)
})

test('a player alone with tiles plays on', () => {
	const state = scene({ hands: [['aaaa', 'adad'], []] })
	expect(accept(state, lay('aaaa', 1)).state.table.turn).toBe(0)
})

test('two copies of a tile do not offer the same step twice', () => {
	const state = scene({ hands: [['aaaa', 'aaaa'], []] })
	expect(stepsOf(state)).toHaveLength(28)
})

test('undo never reaches behind a draw or a refill, so while the pile lasts nothing is taken back', () => {
	const state = scene({ hands: [['aaaa'], ['aaaa']], pile: ['cccc', 'cccc'] })
	expect(accept(state, lay('aaaa', 1)).reveals).toBe(true)
	const drew = accept(state, draw)
	expect(drew.reveals).toBe(true)
	expect(accept(drew.state, lay('cccc', 1)).reveals).toBe(true)
	expect(accept(scene({ hands: [['aaaa'], ['aaaa']] }), lay('aaaa', 1)).reveals).toBe(false)
})

test('a player with no line left to build plays on', () => {
	// Every tile turns its lines back, so only station 2, of the other player, waits at the empty cell.
	const gap = 6
	const cells = Object.fromEntries(layableCells.filter((cell) => cell !== gap).map((cell) => [cell, 'dddd']))
	const state = scene({ cells, hands: [['aaaa'], ['aaaa']] })
	expect(finishedLines(state.table).filter(({ owner }) => owner === 0)).toHaveLength(16)
	expect(stepsOf(state)).toEqual([lay('aaaa', gap)])
})

test('the game goes on while a single tile is left, on the pile, drawn, or in a hand', () => {
	const { table } = scene({ hands: [[], []] })
	const with0 = { ...table, pile: 0, drawn: false, held: [0, 0] }
	expect(isFinished(with0)).toBe(true)
	for (const left of [{ pile: 1 }, { drawn: true }, { held: [0, 1] }])
		expect(isFinished({ ...with0, ...left }), JSON.stringify(left)).toBe(false)
})
