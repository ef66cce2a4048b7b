import { describe, expect, test } from 'vitest'
import { TABLE } from '../../shared/kernel/game.ts'
import { replay } from '../../shared/kernel/record.ts'
import { recordOf } from '../../shared/room/view.ts'
import { Bench, playing, seated } from '../support/bench.ts'
import { dash } from '../support/dash.ts'
import { nextOwnMove } from '../support/next-own-move.ts'

describe('a bot', () => {
	const withBot = (): Bench => seated({}).must('ada', 'add-bot').must('ada', 'start')

	test('moves when it is its turn, as long after the last move as it thinks', () => {
		const bench = withBot()
		expect(nextOwnMove(bench.room, bench.games)).toBeUndefined()
		bench.now += 300
		bench.move('ada', { kind: 'take', count: 1 }, { kind: 'pass' })
		const own = nextOwnMove(bench.room, bench.games)
		expect(own).toMatchObject({ by: null, type: 'move', args: { seat: 1 } })
		expect(own!.at - bench.now).toBeGreaterThanOrEqual(700)
		expect(own!.at - bench.now).toBeLessThan(1300)
	})

	test('decides the same however often it is asked', () => {
		const bench = withBot()
		bench.move('ada', { kind: 'take', count: 1 }, { kind: 'pass' })
		expect(nextOwnMove(bench.room, bench.games)).toEqual(nextOwnMove(bench.room, bench.games))
		expect(nextOwnMove(bench.replayed(), bench.games)).toEqual(nextOwnMove(bench.room, bench.games))
	})

	test('that its game no longer has is played by the default one', () => {
		const bench = seated({ game: 'dash' }).must('ada', 'add-bot')
		bench.must('ada', 'configure', { game: 'heap', options: {} }).must('ada', 'start')
		bench.move('ada', { kind: 'take', count: 1 }, { kind: 'pass' })
		expect(bench.doOwn()).toBe(true)
		expect(bench.isReplayable()).toBe(true)
	})

	test('sits still before and after the game', () => {
		const bench = seated({}).must('ada', 'add-bot')
		expect(nextOwnMove(bench.room, bench.games)).toBeUndefined()
	})

	test('a table of bots plays to the end by itself', () => {
		const bench = new Bench()
		bench.must('ada', 'add-bot').must('ada', 'add-bot', { bot: 'hasty' }).must('ada', 'start')
		while (bench.doOwn());
		expect(bench.room.phase).toBe('over')
		expect(bench.isReplayable()).toBe(true)
	})
})

describe('a race', () => {
	const reveal = (bench: Bench): Bench => {
		bench.doOwn()
		return bench
	}

	test('begins when the table is due to', () => {
		const bench = playing({ game: 'dash' })
		const own = nextOwnMove(bench.room, bench.games)
		expect(own).toMatchObject({ by: null, at: bench.now + 1000, args: { seat: TABLE, acted: 1000 } })
		reveal(bench)
		expect(bench.match.entries).toMatchObject([[TABLE, ['shown', expect.any(Number)]]])
	})

	test('lets everybody move for the same turn, which stands still', () => {
		const bench = reveal(playing({ game: 'dash' }))
		const { turn } = bench.match
		expect(bench.do('bob', 'move', { steps: [{ kind: 'grab' }] }, { turn })).toBeUndefined()
		expect(bench.match.turn).toBe(turn)
		expect(bench.do('ada', 'move', { steps: [{ kind: 'grab' }] }, { turn })).toBeUndefined()
		expect(bench.do('ada', 'move', { steps: [{ kind: 'grab' }] }, { turn })).toEqual({
			rejected: 'grabbed-already',
			step: 0,
		})
	})

	test('ends with the table’s own move, and what comes late is stale', () => {
		const bench = reveal(playing({ game: 'dash' }))
		const { turn } = bench.match
		bench.move('ada', { kind: 'grab' })
		bench.move('bob', { kind: 'grab' })
		bench.doOwn()
		expect(bench.match.turn).toBe(turn + 1)
		expect(bench.do('ada', 'move', { steps: [{ kind: 'grab' }] }, { turn })).toEqual({ rejected: 'stale' })
	})

	test('nobody plays the table’s moves but the table', () => {
		const bench = reveal(playing({ game: 'dash' }))
		expect(bench.move('ada', { kind: 'settle' })).toEqual({ rejected: 'not-your-turn', step: 0 })
	})

	test('ends by its deadline when nobody acts', () => {
		const bench = reveal(playing({ game: 'dash' }))
		const revealedAt = bench.now
		bench.doOwn()
		expect(bench.now).toBe(revealedAt + 5000)
		expect(bench.match.entries.at(-1)).toEqual([TABLE, ['settled', null]])
	})

	test('a bot’s planned time counts, however late its alarm', () => {
		const bench = reveal(seated({ game: 'dash' }).must('ada', 'add-bot').must('ada', 'start'))
		const { at } = nextOwnMove(bench.room, bench.games)!
		bench.now = at + 3000
		bench.doOwn()
		const { grabs } = bench.match.state as { grabs: { acted: number }[] }
		expect(grabs[0]?.acted).toBe(at - bench.match.startedAt)
		expect(bench.match.moves.at(-1)?.at).toBe(at + 3000 - bench.match.startedAt)
	})

	test('is recorded with the times that counted, so that its replay ends the same', () => {
		const bench = seated({ game: 'dash' }).must('ada', 'add-bot').must('ada', 'start')
		while (bench.doOwn());
		expect(bench.room.phase).toBe('over')
		const record = recordOf(bench.room)
		expect(replay(dash, JSON.parse(JSON.stringify(record)))).toMatchObject({
			[bench.match.moves.length]: { state: bench.match.state },
		})
		expect(bench.isReplayable()).toBe(true)
	})
})
