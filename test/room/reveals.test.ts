import { describe, expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { tileCounts } from '../../shared/games/metro/data/tiles.ts'
import type { State } from '../../shared/games/metro/table.ts'
import { quickBot } from '../../shared/kernel/bot.ts'
import { reject } from '../../shared/kernel/rejection.ts'
import { commit } from '../../shared/room/commit.ts'
import type { Entry } from '../../shared/room/entry.ts'
import { type Bench, playing, seated } from '../support/bench.ts'
import { type HeapTable, heap } from '../support/heap.ts'
import { findChangedToy } from '../support/toys.ts'

const draw = { kind: 'draw' }
const take = { kind: 'take', count: 1 }
const pass = { kind: 'pass' }
const refused = { rejected: 'reveals-first', step: 0 }

describe('a step that reveals', () => {
	test('W24: may end a command, and nothing may come after it', () => {
		const bench = playing()
		expect(bench.move('ada', draw, take)).toEqual(refused)
		expect(bench.move('ada', take, draw, pass)).toEqual({ ...refused, step: 1 })
		expect(bench.move('ada', take, draw)).toBeUndefined()
		expect(bench.move('ada', pass)).toBeUndefined()
	})

	test('W24: is refused with the same code, whatever comes after it', () => {
		const bench = playing()
		for (const next of [take, draw, pass, { kind: 'take', count: 9 }])
			expect(bench.move('ada', draw, next)).toEqual(refused)
	})

	test('is judged after what comes before it', () => {
		const bench = playing()
		const tooMany = { kind: 'take', count: 9 }
		expect(bench.move('ada', tooMany, draw, take)).toEqual({ rejected: 'too-many-stones', step: 0 })
		expect(bench.move('ada', draw, 'nonsense')).toEqual({ rejected: 'bad-move' })
		expect(bench.move('zoe', draw, take)).toEqual({ rejected: 'not-seated' })
	})

	test('is judged at the time at which it would be made', () => {
		const early = findChangedToy({
			apply: (state, seat, step, moment) =>
				moment.at > 5_000
					? reject<string>('too-many-stones')
					: heap.apply(state as never, seat, step as never, moment),
		})
		const bench = playing({ games: early })
		bench.now += 5_000
		expect(bench.move('ada', draw, take)).toEqual(refused)
		bench.now += 1
		expect(bench.move('ada', draw, take)).toEqual({ rejected: 'too-many-stones', step: 0 })
	})

	test('in the middle of an old entry is folded as it was', () => {
		const bench = playing()
		const entry: Entry = { at: bench.now, by: 'ada', type: 'move', args: { steps: [draw, take, pass] } }
		expect(commit(bench.room, entry, bench.games)).toMatchObject({ room: { match: { turn: 1 } } })
		bench.log.push(entry)
		expect(bench.replayed().match).toMatchObject({ turn: 1, outdated: false })
	})

	test.each([
		['many', [draw, take, pass]],
		['two', [draw, take]],
	])('ends what a bot does at a time, of %s steps: it decides again with what it has seen', (_, steps) => {
		const curious = quickBot<HeapTable, unknown, unknown>(
			() => 100,
			({ table }) => (table.deck === 6 ? steps : [take, pass]),
		)
		const bench = playing({ games: findChangedToy({ bots: { curious } }) })
		bench.must('ada', 'hand-over', { seat: 1, to: 'bot' })
		bench.doOwn()
		expect(bench.match.moves).toMatchObject([{ seat: 0, steps: [draw] }])
		bench.doOwn()
		expect(bench.match.moves).toMatchObject([{ steps: [draw] }, { seat: 0, steps: [take, pass] }])
		expect(bench.isReplayable()).toBe(true)
	})
})

test('the 24-guess oracle: refused moves do not name the top tile of the pile', () => {
	const bench: Bench = seated({ game: 'metro', games: findGame }, 'bob').must('ada', 'start')
	const { table, pile } = bench.match.state as State
	const by = ['ada', 'bob'][table.turn]!
	const guesses = Object.keys(tileCounts)
	expect(guesses).toHaveLength(24)
	expect(guesses).toContain(pile[table.pile - 1])
	const centre = 27
	const answers = guesses.map((tile) => bench.move(by, { type: 'draw' }, { type: 'lay', tile, cell: centre }))
	expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(refused)]))
})
