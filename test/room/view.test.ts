import { expect, test } from 'vitest'
import type { Room } from '../../shared/room/room.ts'
import {
	aboutRoom,
	commitmentOf,
	isViewedAlike,
	recordOf,
	viewHand,
	viewRoom,
	viewTable,
} from '../../shared/room/view.ts'
import { type Bench, playing, seated } from '../support/bench.ts'
import { findToy } from '../support/toys.ts'

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
		'code game options phase epoch creator seats draw broken locked hints clock proposal nudge origin asks moved openChat kept results day'
	for (const field of shown.split(' '))
		expect(isViewedAlike(room, { ...room, [field]: {} }), field).toBe(false)
})

test('a room shows what it has besides, and no word of what it has not', () => {
	const { room, games } = seated({}, 'bob')
	const usual = ['code', 'game', 'options', 'phase', 'epoch', 'creator', 'seats']
	expect(Object.keys(viewRoom(room, games))).toEqual(usual)
	const more: Partial<Room> = {
		asks: [
			{ id: 8, seat: 2, name: 'Eve', by: 'eve' },
			{ id: 9, seat: 2, name: 'Fay', by: 'fay', yes: 'bob' },
			{ id: 10, seat: 2, name: 'Gus', by: 'gus', yes: 'somebody who has gone' },
		],
		draw: {
			secret: 'none of their business',
			promise: 'p',
			since: 5,
			version: 1,
			lots: [{ seat: 2, key: 'k', pledge: 'q', share: null, signed: null }],
		},
		broken: { opened: 1, awaited: [2] },
		locked: true,
		hints: true,
		clock: 'brisk',
		nudge: { seat: 1, by: 2, at: 5 },
		moved: { code: 'CDFGHJ' },
		openChat: true,
		kept: true,
		results: [{ at: 5, game: 'heap', players: [{ name: 'Ada', colour: 1, score: 3, person: 'ada' }] }],
		day: '2026-11-18',
	}
	const { asks: _, draw: __, results: ___, ...asItIs } = more
	expect(viewRoom({ ...room, ...more }, games)).toEqual({
		...viewRoom(room, games),
		...asItIs,
		asks: [
			{ id: 8, seat: 2, name: 'Eve' },
			{ id: 9, seat: 2, name: 'Fay', yes: 2 },
			{ id: 10, seat: 2, name: 'Gus' },
		],
		draw: { promise: 'p', lots: [{ seat: 2, key: 'k', pledge: 'q', share: null }] },
		results: [{ at: 5, game: 'heap', players: [{ name: 'Ada', colour: 1, score: 3 }] }],
	})
	const proposal = { id: 3, what: 'end' } as NonNullable<Room['proposal']>
	expect(viewRoom({ ...room, proposal }, games).proposal).toBe(proposal)
})

test('a room that came from elsewhere says from where', () => {
	const { room, games } = seated()
	expect(viewRoom({ ...room, origin: '' }, games).from).toBe('device')
	expect(viewRoom({ ...room, origin: 'a game' }, games).from).toBe('devices')
})

test('a seat in which a bot stands in for somebody says so', () => {
	const { room, games } = playing()
	const [ada, bob] = room.seats
	const standing = { ...bob!, player: null, bot: 'plain', awaited: 'bob' }
	const { seats } = viewRoom({ ...room, seats: [ada!, standing] }, games)
	expect(seats.map(({ standsIn }) => standsIn)).toEqual([undefined, true])
})

test('a bot is shown by the name it has today, and as it is where nobody knows it', () => {
	const { room } = seated().must('ada', 'add-bot')
	const shown = (bot: string, games = findToy) => {
		const seats = room.seats.map((seat) => (seat.bot === null ? seat : { ...seat, bot }))
		return viewRoom({ ...room, seats }, games).seats.map((seat) => seat.bot)
	}
	const renamed = { ...findToy('heap')!, formerBots: { slow: 'hasty' } }
	expect(shown('slow', () => renamed)).toEqual([null, 'hasty'])
	expect(shown('hasty', () => renamed)).toEqual([null, 'hasty'])
	expect(shown('unheard of', () => renamed)).toEqual([null, 'unheard of'])
	expect(shown('slow', () => undefined)).toEqual([null, 'slow'])
})

test('a stranger is told how many seats they could take', () => {
	const lobby = seated({}, 'bob').must('ada', 'add-bot')
	expect(aboutRoom(lobby.room, findToy)).toEqual({ game: 'heap', phase: 'lobby', free: 1 })
	lobby.must('ada', 'start')
	expect(aboutRoom(lobby.room, findToy)).toEqual({ game: 'heap', phase: 'playing', free: 0 })
	lobby.must('bob', 'leave')
	expect(aboutRoom(lobby.room, findToy)).toEqual({ game: 'heap', phase: 'playing', free: 1 })
	expect(aboutRoom({ ...lobby.room, phase: 'lobby', seats: [] }, () => undefined).free).toBe(0)
})

test('there is no table of a game that nobody knows, and no record before its end', () => {
	const { room } = playing()
	expect(viewTable(room, () => undefined)).toBeUndefined()
	expect(recordOf(room)).toBeUndefined()
})

test('a table tells since when it waits for somebody, where others are there to wait', () => {
	const bench = playing()
	const { startedAt } = bench.match
	bench.now += 700
	bench.move('ada', { kind: 'take', count: 1 }, { kind: 'pass' })
	expect(viewTable(bench.room, findToy)!.now).toMatchObject({ since: startedAt + 700, undo: 0 })
	const alone = seated().must('ada', 'add-bot').must('ada', 'start')
	expect(viewTable(alone.room, findToy)!.now).not.toHaveProperty('since')
	expect(viewTable(alone.room, findToy)!.now.undo).toBeNull()
})

test('a table shows what its game has besides, and no word of what it has not', () => {
	const bench = playing()
	const { room, match } = bench
	const view = viewTable(room, findToy)!
	for (const field of ['clock', 'paused', 'abandoned']) expect(view.now).not.toHaveProperty(field)
	for (const field of ['draw', 'day']) expect(view.about).not.toHaveProperty(field)
	expect(view).not.toHaveProperty('comings')
	const lots = [{ seat: 2, key: 'k', pledge: 'q', share: 's', signed: null }]
	const clock = { pace: 'brisk' as const, left: [9, 9], spent: 0 }
	const more = {
		...match,
		comings: [],
		day: '2026-11-18',
		clock,
		abandoned: true as const,
	}
	const rich = viewTable(
		{ ...room, match: { ...more, drawn: { secret: 'x', promise: 'p', lots } } },
		findToy,
	)!
	expect(rich).toMatchObject({
		about: {
			day: '2026-11-18',
			draw: { promise: 'p', lots: [{ seat: 2, key: 'k', pledge: 'q', share: 's' }] },
		},
		now: { clock: { ...clock, running: 0 }, abandoned: true },
		comings: [],
	})
	const paused = viewTable({ ...room, match: { ...more, pausedAt: 5 } }, findToy)!
	expect(paused.now).toMatchObject({ paused: true, clock })
	expect(paused.now.clock).not.toHaveProperty('running')
})

test('nothing can be taken back once a game is over', () => {
	const bench = playing({ options: { size: 6 } })
	bench.move('ada', { kind: 'take', count: 3 })
	expect(viewTable(bench.room, findToy)!.now.undo).toBe(0)
	bench.move('ada', { kind: 'pass' })
	bench.move('bob', { kind: 'take', count: 3 })
	expect(viewTable(bench.room, findToy)!.now.undo).toBeNull()
})

test('a record names the bots, the day and who gave up, where there are any', () => {
	const bench = seated({ options: { size: 6 } })
		.must('ada', 'add-bot')
		.must('ada', 'start')
	bench.move('ada', { kind: 'take', count: 3 }, { kind: 'pass' })
	while (bench.doOwn());
	while (bench.room.phase === 'playing') {
		bench.move('ada', { kind: 'take', count: 1 }, { kind: 'pass' })
		while (bench.doOwn());
	}
	const record = recordOf(bench.room)!
	expect(record.seats.map(({ bot }) => bot)).toEqual([undefined, 'plain'])
	for (const field of ['day', 'abandoned']) expect(record).not.toHaveProperty(field)
	expect(record.seats[0]).not.toHaveProperty('bot')
	const day = '2026-11-18'
	const other: Room = { ...bench.room, match: { ...bench.match, day, abandoned: true } }
	expect(recordOf(other)).toMatchObject({ day, abandoned: true })
})
