import { expect, test } from 'vitest'
import { playerThen } from '../../shared/room/comings.ts'
import { GONE_AFTER } from '../../shared/room/room.ts'
import { viewTable } from '../../shared/room/view.ts'
import { playing, seated } from '../support/bench.ts'

const take = { kind: 'take', count: 1 }

test('a table tells who left, who let a bot play, and who came back, each after the moves made by then', () => {
	const bench = playing()
	expect(viewTable(bench.room, bench.games)).not.toHaveProperty('comings')
	bench.move('ada', take, { kind: 'pass' })
	bench.must('bob', 'leave').must('ada', 'hand-over', { seat: 2, to: 'bot' }).must('bob', 'reclaim')
	bench.must('bob', 'hand-over', { seat: 2, to: 'bot' })
	expect(viewTable(bench.room, bench.games)?.comings).toEqual([
		[1, 1, 'nobody', 'bob'],
		[1, 1, 'bot', 'bob'],
		[1, 1, 'person', 'bob'],
		[1, 1, 'bot', 'bob'],
	])
	expect(bench.isReplayable()).toBe(true)
})

test('a newcomer is told by their own name; another name alone is nobody’s coming', () => {
	const bench = playing().must('bob', 'leave').letIn('cid', 'Cid', 2).must('cid', 'profile', { name: 'Cyd' })
	expect(bench.match.comings).toEqual([
		[0, 1, 'nobody', 'bob'],
		[0, 1, 'person', 'Cid'],
	])
})

test('before a game and after it nobody is noted', () => {
	const bench = seated({}, 'bob', 'cid').must('cid', 'leave').must('ada', 'start')
	expect(bench.match.comings).toBeUndefined()
})

test('whose move it was is known: as at the start, or as somebody came since', () => {
	const about = {
		seats: [{}, { bot: 'first' }, {}],
		comings: [[2, 2, 'bot', 'Cid'] as const, [4, 2, 'person', 'Cid'] as const],
	}
	const at = (place: number, move: number) =>
		playerThen({ ...about, comings: about.comings.map((coming) => [...coming]) }, place, move)
	expect([at(0, 9), at(1, 0)]).toEqual(['person', 'bot'])
	expect([1, 2, 3, 4].map((move) => at(2, move))).toEqual(['person', 'bot', 'bot', 'person'])
})

test('the list stays short, however often somebody comes and goes', () => {
	const bench = playing()
	for (let times = 0; times < 60; times++) {
		bench.now += GONE_AFTER
		bench.must('bob', 'leave').must('bob', 'reclaim')
	}
	expect(bench.match.comings).toHaveLength(48)
	expect(bench.match.comings?.at(-1)).toEqual([0, 1, 'person', 'bob'])
})
