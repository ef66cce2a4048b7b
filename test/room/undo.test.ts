import { expect, test } from 'vitest'
import { recordOf, viewTable } from '../../shared/room/view.ts'
import { playing } from '../support/bench.ts'

const take = (count: number) => ({ kind: 'take', count })
const draw = { kind: 'draw' }
const pass = { kind: 'pass' }
const nothing = { rejected: 'nothing-to-undo' }

test('a move that showed nothing can be taken back by its player', () => {
	const bench = playing()
	const { state } = bench.match
	bench.move('ada', take(2), pass)
	expect(viewTable(bench.room, bench.games)?.now.undo).toBe(0)
	expect(bench.do('ada', 'undo')).toBeUndefined()
	expect(bench.match).toMatchObject({ state, moves: [], entries: [] })
	expect(viewTable(bench.room, bench.games)?.now.undo).toBeNull()
})

test('the turn goes on, so that a late command for the undone turn does not fit again', () => {
	const bench = playing()
	bench.move('ada', take(1))
	bench.do('ada', 'undo')
	expect(bench.match.turn).toBe(2)
	expect(bench.do('ada', 'move', { steps: [take(1)] }, { turn: 0 })).toEqual({ rejected: 'stale' })
	expect(bench.do('ada', 'move', { steps: [take(1)] }, { turn: 1 })).toEqual({ rejected: 'stale' })
	expect(bench.move('ada', take(1))).toBeUndefined()
})

test('only the last move, and only once', () => {
	const bench = playing()
	bench.move('ada', take(1))
	bench.move('ada', take(1))
	expect(bench.do('ada', 'undo')).toBeUndefined()
	expect(bench.do('ada', 'undo')).toEqual(nothing)
	expect(bench.match.state).toMatchObject({ heap: 11 })
})

test('nobody takes back another’s move', () => {
	const bench = playing()
	bench.move('ada', take(1), pass)
	expect(bench.do('bob', 'undo')).toEqual(nothing)
	expect(bench.do('eve', 'undo')).toEqual({ rejected: 'not-seated' })
})

test('not once the next player has acted', () => {
	const bench = playing()
	bench.move('ada', take(1), pass)
	bench.move('bob', take(1))
	expect(bench.do('ada', 'undo')).toEqual(nothing)
})

test('never behind something shown, be it one step of several', () => {
	const bench = playing()
	bench.move('ada', draw)
	expect(bench.do('ada', 'undo')).toEqual(nothing)
	bench.move('ada', take(1), draw, pass)
	expect(bench.do('ada', 'undo')).toEqual(nothing)
	expect(viewTable(bench.room, bench.games)?.now.undo).toBeNull()
})

test('what people say and who comes and goes does not stand in the way', () => {
	const bench = playing()
	bench.move('ada', take(1), pass)
	bench.must('bob', 'profile', { name: 'hm' }).must('bob', 'leave')
	expect(bench.do('ada', 'undo')).toBeUndefined()
})

test('not before the first move, and not after the end', () => {
	const bench = playing({ options: { size: 6 } })
	expect(bench.do('ada', 'undo')).toEqual(nothing)
	bench.move('ada', take(3), pass)
	bench.move('bob', take(3))
	expect(bench.do('bob', 'undo')).toEqual({ rejected: 'wrong-phase' })
	expect(viewTable(bench.room, bench.games)?.now.undo).toBeNull()
})

test('never in a race', () => {
	const bench = playing({ game: 'dash' })
	bench.doOwn()
	bench.move('ada', { kind: 'grab' })
	expect(bench.do('ada', 'undo')).toEqual(nothing)
})

test('the log keeps the move and its undo, the record neither', () => {
	const bench = playing({ options: { size: 6 } })
	bench.move('ada', take(1))
	bench.do('ada', 'undo')
	bench.move('ada', take(3), pass)
	bench.move('bob', take(3))
	expect(bench.log.slice(-4).map(({ type }) => type)).toEqual(['move', 'undo', 'move', 'move'])
	expect(recordOf(bench.room)?.moves).toMatchObject([
		{ seat: 0, steps: [take(3), pass] },
		{ seat: 1, steps: [take(3)] },
	])
	expect(bench.isReplayable()).toBe(true)
})
