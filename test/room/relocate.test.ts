import { expect, test } from 'vitest'
import { GONE_AFTER } from '../../shared/room/room.ts'
import { viewRoom } from '../../shared/room/view.ts'
import { playing, seated } from '../support/bench.ts'

const THERE = { code: 'QRSTVW', host: 'f'.repeat(32) }

test('W74: the creator leads everybody to another room, and here again', () => {
	const bench = seated({}, 'bob').must('ada', 'relocate', { to: THERE })
	expect(viewRoom(bench.room, bench.games)).toMatchObject({ moved: THERE })
	expect(bench.isReplayable()).toBe(true)
	bench.must('ada', 'relocate', { to: null })
	expect(viewRoom(bench.room, bench.games)).not.toHaveProperty('moved')
	bench.must('ada', 'relocate', { to: { code: 'QRSTVW' } })
	expect(bench.room.moved).toEqual({ code: 'QRSTVW' })
})

test('W74: nobody stands in for them there, and nobody is led away from a game', () => {
	const bench = seated({}, 'bob')
	bench.gone.set('ada', bench.now)
	bench.now += GONE_AFTER
	expect(bench.do('bob', 'relocate', { to: THERE })).toEqual({ rejected: 'not-allowed' })
	expect(playing().do('ada', 'relocate', { to: THERE })).toEqual({ rejected: 'wrong-phase' })
})

test.each([
	undefined,
	'QRSTVW',
	{},
	{ code: 'qrstvw' },
	{ code: 'QRSTVWX' },
	{ code: '../../' },
	{ code: 'QRSTVW', host: 'https://elsewhere.example' },
	{ code: 'QRSTVW', host: 'f'.repeat(32), page: 'https://elsewhere.example' },
])('W74: %j is no room of ours', (to) => {
	expect(seated().do('ada', 'relocate', { to })).toEqual({ rejected: 'malformed' })
})

test('a game that begins here is played here', () => {
	const bench = seated({}, 'bob').must('ada', 'relocate', { to: THERE }).must('ada', 'start')
	expect(bench.room).not.toHaveProperty('moved')
	expect(bench.isReplayable()).toBe(true)
})
