import { expect, test } from 'vitest'
import { type Bench, playing, seated } from '../support/bench.ts'

const take = (count: number) => ({ kind: 'take', count })
const pass = { kind: 'pass' }

const finish = (bench: Bench): Bench => {
	while (bench.room.phase === 'playing') {
		const place = (bench.match.state as { turn: number }).turn
		const { id } = bench.match.seats[place]!
		const player = bench.room.seats.find((seat) => seat.id === id)?.player
		if (player) bench.must(player, 'move', { steps: [take(3), ...(lastStones(bench) ? [] : [pass])] })
		else bench.doOwn()
	}
	return bench
}
const lastStones = (bench: Bench) => (bench.match.state as { heap: number }).heap === 3

test('keeps everybody, in their seats and colours, and draws anew', () => {
	const bench = finish(playing())
	const { seats } = bench.room
	const { seed } = bench.match
	bench.must('bob', 'rematch')
	expect(bench.room).toMatchObject({ phase: 'playing', epoch: 2, seats })
	expect(bench.match).toMatchObject({ turn: 0, moves: [], entries: [], outcome: null })
	expect(bench.match.seed).not.toBe(seed)
})

test('takes in who sat down since, and leaves out seats that stand open', () => {
	const bench = seated({}, 'bob', 'cid').must('ada', 'start').must('bob', 'leave')
	bench.must('ada', 'hand-over', { seat: 2, to: 'bot' })
	finish(bench)
	bench.must('dora', 'sit', { name: 'Dora' }).must('cid', 'leave').must('ada', 'rematch')
	expect(bench.room.seats.map(({ name }) => name)).toEqual(['ada', 'bob', 'Dora'])
	expect(bench.match.seats.map(({ name, bot }) => [name, bot])).toEqual([
		['ada', undefined],
		['bob', 'plain'],
		['Dora', undefined],
	])
	expect(bench.do('bob', 'reclaim')).toBeUndefined()
})

test('a seat that was left open during the game does not come along', () => {
	const bench = playing({ options: { size: 6 } })
	bench.must('ada', 'move', { steps: [take(3), pass] }).must('bob', 'move', { steps: [take(2)] })
	bench.must('ada', 'leave').must('bob', 'move', { steps: [take(1)] })
	expect(bench.do('bob', 'rematch')).toEqual({ rejected: 'too-few-players' })
	bench.must('cid', 'sit', { name: 'Cid' }).must('bob', 'rematch')
	expect(bench.room.seats.map(({ name }) => name)).toEqual(['bob', 'Cid'])
})

test('is for those who sit, after a game', () => {
	expect(finish(playing()).do('eve', 'rematch')).toEqual({ rejected: 'not-seated' })
	expect(playing().do('bob', 'rematch')).toEqual({ rejected: 'wrong-phase' })
	expect(seated({}, 'bob').do('bob', 'rematch')).toEqual({ rejected: 'wrong-phase' })
})

test('asked for by two at once, it happens once', () => {
	const bench = finish(playing())
	bench.must('ada', 'rematch')
	expect(bench.do('bob', 'rematch', {}, { epoch: 1 })).toEqual({ rejected: 'stale' })
	expect(bench.room.epoch).toBe(2)
})

test('after the end the creator may choose another game and start it', () => {
	const bench = finish(playing())
	bench.must('ada', 'configure', { game: 'dash', options: {} }).must('ada', 'start')
	expect(bench.match.game).toBe('dash')
	expect(bench.isReplayable()).toBe(true)
})
