import { expect, test } from 'vitest'
import {
	commitmentOf,
	isViewedAlike,
	recordOf,
	viewHand,
	viewRoom,
	viewTable,
} from '../../shared/room/view.ts'
import { type Bench, playing, seated } from '../support/bench.ts'

const end = (bench: Bench): Bench => {
	bench.move('ada', { kind: 'take', count: 3 }, { kind: 'pass' })
	bench.move('bob', { kind: 'take', count: 3 })
	return bench
}

test('the room shows seats and who plays them, and no person', () => {
	const bench = seated({}, 'bob').must('ada', 'add-bot').must('ada', 'start').must('bob', 'leave')
	const view = viewRoom(bench.room, bench.games)
	expect(view).toMatchObject({
		code: 'BCDFGH',
		game: 'heap',
		phase: 'playing',
		epoch: 1,
		creator: 1,
		seats: [
			{ id: 1, name: 'ada', colour: 0, played: 'person', bot: null, owned: false },
			{ id: 2, name: 'bob', colour: 1, played: 'nobody', bot: null, owned: true },
			{ id: 3, colour: 2, played: 'bot', bot: 'plain', owned: false },
		],
	})
	for (const key of ['owner', 'player', 'applied', 'match', 'ownerName'])
		expect(JSON.stringify(view)).not.toContain(`"${key}"`)
})

test('the creator’s seat is shown while they have one', () => {
	const bench = seated({}, 'bob').must('ada', 'leave')
	expect(viewRoom(bench.room, bench.games).creator).toBeNull()
})

test('there is no table before the first game', () => {
	const { room, games } = seated()
	expect(viewTable(room, games)).toBeUndefined()
	expect(viewHand(room, 0, games)).toBeUndefined()
	expect(recordOf(room)).toBeUndefined()
})

test('the table shows what everybody may see: the seed only at the end, its digest from the start', () => {
	const bench = playing({ options: { size: 6 } })
	bench.move('ada', { kind: 'draw' })
	const { seed, state } = bench.match
	const view = viewTable(bench.room, bench.games)
	expect(view).toMatchObject({
		about: {
			game: 'heap',
			version: 1,
			commitment: commitmentOf(seed),
			seats: [{ name: 'ada' }, { name: 'bob' }],
		},
		now: { turn: 1, outcome: null, seed: null, outdated: false },
		table: { heap: 6, deck: 5 },
		moves: [[0, ['draw']]],
	})
	expect(JSON.stringify(view)).not.toContain(seed)
	const [card] = (state as { cards: number[][] }).cards[0]!
	expect(JSON.stringify(view)).not.toContain(`${card}`)
	expect(recordOf(bench.room)).toBeUndefined()

	end(bench)
	expect(viewTable(bench.room, bench.games)?.now).toMatchObject({ seed, outcome: { scores: [3, 3] } })
	expect(recordOf(bench.room)).toMatchObject({ game: 'heap', version: 1, seed, seating: { count: 2 } })
})

test('a hand is its seat’s', () => {
	const bench = playing()
	bench.move('ada', { kind: 'draw' })
	const [card] = (bench.match.state as { cards: number[][] }).cards[0]!
	expect(viewHand(bench.room, 0, bench.games)).toEqual({ cards: [card] })
	expect(viewHand(bench.room, 1, bench.games)).toEqual({ cards: [] })
})

test('rooms are viewed alike only where nothing that is shown differs', () => {
	const { room } = playing()
	const applied: typeof room = { ...room, applied: [] }
	expect(isViewedAlike(room, applied)).toBe(true)
	const shown =
		'code game options phase epoch creator seats draw broken locked hints clock proposal nudge origin asks moved day'
	for (const field of shown.split(' '))
		expect(isViewedAlike(room, { ...room, [field]: {} }), field).toBe(false)
})
