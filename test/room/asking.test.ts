import { describe, expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { MOST_ASKED_BY_ONE, MOST_ASKS, settleAsks, withoutAsk } from '../../shared/room/asks.ts'
import { commit } from '../../shared/room/commit.ts'
import type { Entry } from '../../shared/room/entry.ts'
import { GONE_AFTER } from '../../shared/room/room.ts'
import { viewRoom, viewTable } from '../../shared/room/view.ts'
import { type Bench, seated } from '../support/bench.ts'

const [BOB, CID] = [2, 3] // their seats

/** Ada, Bob and Cid at a game with secrets; Cid has got up. */
const open = (): Bench => seated({}, 'bob', 'cid').must('ada', 'start').must('cid', 'leave')

const ask = (bench: Bench, by = 'zoe', seat = CID) => bench.do(by, 'ask', { seat, name: by })
const asksIn = ({ room, games }: Bench) => viewRoom(room, games).asks ?? []
const admit = (bench: Bench, by: string, yes = true) =>
	bench.do(by, 'admit', { ask: bench.room.asks?.[0]?.id, yes })

describe('the hand peek', () => {
	test('whoever plays opens a bot’s seat, sits there, reads the hand and comes back: none of it goes', () => {
		const bench = seated({}, 'bob').must('ada', 'add-bot').must('ada', 'start')
		expect(bench.do('bob', 'hand-over', { seat: 3, to: 'open' })).toEqual({ rejected: 'not-allowed' })
		bench.must('ada', 'hand-over', { seat: 3, to: 'open' }).must('ada', 'leave').must('bob', 'leave')
		for (const person of ['ada', 'bob']) {
			const another = { rejected: 'held-another' }
			expect(bench.do(person, 'sit', { name: person, seat: 3 })).toEqual(another)
			expect(bench.do(person, 'ask', { name: person, seat: 3 })).toEqual(another)
		}
		bench.must('ada', 'reclaim').must('bob', 'reclaim')
	})

	test('the same with the seat of somebody who is away', () => {
		const bench = seated({}, 'bob', 'cid').must('ada', 'start')
		bench.gone.set('cid', bench.now)
		bench.now += GONE_AFTER
		bench.must('bob', 'hand-over', { seat: CID, to: 'open' }).must('bob', 'leave')
		expect(bench.do('bob', 'sit', { name: 'Bob', seat: CID })).toEqual({ rejected: 'held-another' })
		expect(bench.do('bob', 'sit', { name: 'Bob', seat: BOB })).toBeUndefined()
	})

	test('a second browser is a stranger, and asks', () => {
		const bench = open()
		expect(bench.do('zoe', 'sit', { name: 'Zoe', seat: CID })).toEqual({ rejected: 'ask-first' })
		expect(ask(bench)).toBeUndefined()
		expect(bench.room.seats[2]).toMatchObject({ player: null })
		expect(admit(bench, 'ada')).toBeUndefined()
		expect(bench.seat('zoe').id).toBe(CID)
	})

	test('whoever is alone at the table while the creator is away does not let their second browser in', () => {
		for (const opening of ['a bot’s seat', 'the creator’s', 'one that was left']) {
			const bench = seated({}, 'bob', 'cid').must('ada', 'add-bot').must('ada', 'start').must('cid', 'leave')
			bench.gone.set('ada', bench.now)
			bench.now += GONE_AFTER
			const seat = opening === 'a bot’s seat' ? 4 : opening === 'the creator’s' ? 1 : CID
			if (seat !== CID) bench.must('bob', 'hand-over', { seat, to: 'open' })
			expect(ask(bench, 'zoe', seat)).toBeUndefined()
			expect(admit(bench, 'bob')).toEqual({ rejected: 'two-say-yes' })
			expect(bench.room.seats.some(({ player }) => player === 'zoe')).toBe(false)
			expect(admit(bench, 'bob', false)).toBeUndefined()
		}
	})

	test('whoever was let in, and was displaced or removed, sits nowhere else either', () => {
		const bench = open()
		ask(bench)
		admit(bench, 'ada')
		bench.must('cid', 'reclaim').must('bob', 'leave')
		expect(ask(bench, 'zoe', BOB)).toEqual({ rejected: 'held-another' })
		bench.must('ada', 'kick', { seat: CID }).must('ada', 'hand-over', { seat: CID, to: 'open' })
		expect(ask(bench, 'cid', BOB)).toEqual({ rejected: 'held-another' })
		expect(ask(bench, 'cid', CID)).toBeUndefined() // where they know the hand already
		expect(bench.isReplayable()).toBe(true)
	})

	test('whoever asked before they sat elsewhere is not let in any more', () => {
		const bench = open()
		bench.must('bob', 'leave')
		ask(bench, 'zoe', BOB)
		// An old log may hold it.
		const sat: Entry = { at: bench.now, by: 'zoe', type: 'sit', args: { name: 'Zoe', seat: CID } }
		const left: Entry = { at: bench.now, by: 'zoe', type: 'leave', args: {} }
		for (const entry of [sat, left]) {
			const { asks } = bench.room
			const done = commit(bench.room, entry, bench.games)
			if ('rejected' in done) throw new Error(done.rejected)
			bench.room = { ...done.room, ...(asks && { asks }) }
		}
		expect(admit(bench, 'ada')).toEqual({ rejected: 'held-another' })
	})

	test('the next game is another: everybody may sit anywhere in it', () => {
		const bench = open()
		bench.must('ada', 'kick', { seat: CID })
		bench.room = { ...bench.room, phase: 'over' }
		bench.must('cid', 'sit', { name: 'Cid' }).must('ada', 'rematch').must('bob', 'leave')
		expect(ask(bench, 'zoe', BOB)).toBeUndefined()
		expect(bench.match.held?.map(({ person }) => person)).toEqual(['ada', 'bob', 'cid'])
	})

	test('nobody has to ask where there is nothing to see', () => {
		const bench = seated({ game: 'franchise', games: findGame }, 'bob').must('ada', 'start')
		bench.must('bob', 'leave').must('zoe', 'sit', { name: 'Zoe', seat: BOB })
		expect(bench.seat('zoe').id).toBe(BOB)
	})

	test.each(['metro', 'boundless'])('in %s strangers ask', (game) => {
		const bench = seated({ game, games: findGame }, 'bob').must('ada', 'start').must('bob', 'leave')
		expect(bench.do('zoe', 'sit', { name: 'Zoe', seat: BOB })).toEqual({ rejected: 'ask-first' })
	})

	test('an old entry of it is folded as it was', () => {
		const bench = open()
		const entry: Entry = { at: bench.now, by: 'bob', type: 'sit', args: { name: 'Bob', seat: CID } }
		bench.log.push({ at: bench.now, by: 'bob', type: 'leave', args: {} }, entry)
		expect(bench.replayed().seats[2]).toMatchObject({ player: 'bob' })
	})
})

describe('ask', () => {
	test('is shown to all, with the name, and never who it is', () => {
		const bench = open()
		ask(bench)
		expect(asksIn(bench)).toEqual([{ id: expect.any(Number), seat: CID, name: 'zoe' }])
		const everything = JSON.stringify([viewRoom(bench.room, bench.games), viewTable(bench.room, bench.games)])
		const secretive = JSON.parse(JSON.stringify(bench.room).replaceAll('"zoe"', '"token of zoe"'))
		const shown = JSON.stringify([viewRoom(secretive, bench.games), viewTable(secretive, bench.games)])
		expect(shown.replaceAll('"name":"token of zoe"', '"name":"zoe"')).toBe(everything)
		expect(JSON.stringify(secretive.match)).toContain('token of zoe')
	})

	test('goes by a name of its own: a twin gets a number', () => {
		const bench = open()
		bench.must('zoe', 'ask', { seat: CID, name: 'Bob' })
		expect(asksIn(bench)).toMatchObject([{ name: 'Bob 2' }])
	})

	test('two who ask under the same name are told apart, also from whoever takes it meanwhile', () => {
		const bench = open()
		bench.must('bob', 'leave')
		bench.must('zoe', 'ask', { seat: CID, name: 'Anna' }).must('yan', 'ask', { seat: BOB, name: 'Anna' })
		expect(asksIn(bench)).toMatchObject([{ name: 'Anna' }, { name: 'Anna 2' }])
		bench.must('zoe', 'ask', { seat: CID, name: 'Anna' })
		expect(asksIn(bench)).toMatchObject([{ name: 'Anna 2' }, { name: 'Anna' }])
		bench.must('ada', 'profile', { name: 'anna' })
		admit(bench, 'ada')
		admit(bench, 'ada')
		expect(bench.room.seats.map(({ name }) => name)).toEqual(['anna', 'Anna 2', 'Anna 3'])
		expect(bench.isReplayable()).toBe(true)
	})

	test('again asks for that instead', () => {
		const bench = open()
		bench.must('bob', 'leave')
		ask(bench)
		ask(bench, 'zoe', BOB)
		expect(asksIn(bench)).toMatchObject([{ seat: BOB }])
	})

	test('is for those without a seat, about a seat that stands open, during a game', () => {
		const bench = open()
		expect(ask(bench, 'bob')).toEqual({ rejected: 'held-another' })
		expect(ask(bench, 'zoe', BOB)).toEqual({ rejected: 'seat-taken' })
		expect(ask(bench, 'zoe', 99)).toEqual({ rejected: 'no-such-seat' })
		expect(bench.do('zoe', 'ask', { seat: CID })).toEqual({ rejected: 'bad-name' })
		expect(bench.do('zoe', 'ask', { name: 'Zoe' })).toEqual({ rejected: 'no-such-seat' })
		expect(bench.do('zoe', 'ask', { name: '\u200b', seat: CID })).toEqual({ rejected: 'bad-name' })
		expect(seated().do('zoe', 'ask', { seat: 1, name: 'Zoe' })).toEqual({ rejected: 'wrong-phase' })
	})

	test('only so many wait at the same time', () => {
		const bench = open()
		for (let person = 0; person < MOST_ASKS; person++) expect(ask(bench, `${person}`)).toBeUndefined()
		expect(ask(bench)).toEqual({ rejected: 'too-many-asks' })
		expect(ask(bench, '0')).toBeUndefined() // in place of their own
		admit(bench, 'ada', false)
		expect(ask(bench)).toBeUndefined()
	})

	test('whoever asked and has been gone for a minute makes room, the longest gone first', () => {
		const bench = open()
		for (let person = 0; person < MOST_ASKS; person++) ask(bench, `${person}`)
		bench.gone.set('2', bench.now).set('1', bench.now + 1)
		bench.now += GONE_AFTER - 1
		expect(ask(bench)).toEqual({ rejected: 'too-many-asks' })
		bench.now += 2
		expect(ask(bench, '0')).toBeUndefined() // in place of their own: nobody else has to go
		expect(asksIn(bench).map(({ name }) => name)).toEqual(['1', '2', '3', '0'])
		expect(ask(bench)).toBeUndefined()
		expect(ask(bench, 'yan')).toBeUndefined()
		expect(asksIn(bench).map(({ name }) => name)).toEqual(['3', '0', 'zoe', 'yan'])
		expect(ask(bench, 'xia')).toEqual({ rejected: 'too-many-asks' })
		expect(bench.isReplayable()).toBe(true)
	})

	test('nobody else’s goes because somebody says so', () => {
		const bench = open()
		ask(bench, 'yan')
		bench.must('zoe', 'ask', { seat: CID, name: 'Zoe', instead: bench.room.asks?.[0]?.id })
		expect(asksIn(bench)).toHaveLength(2)
	})

	test('is done so often by one person in a game; what others were told before does not count', () => {
		const bench = open()
		for (let time = 0; time < MOST_ASKED_BY_ONE; time++) expect(ask(bench)).toBeUndefined()
		expect(ask(bench)).toEqual({ rejected: 'too-many-asks' })
		bench.must('zoe', 'withdraw')
		for (let person = 0; person < 22; person++)
			for (let time = 0; time < MOST_ASKED_BY_ONE; time++) {
				expect(ask(bench, `${person}`)).toBeUndefined()
				admit(bench, 'ada', false)
			}
		expect(ask(bench, 'yan')).toBeUndefined()
	})

	test('is over when its seat is not open any more, when whoever asked sits, and with the game', () => {
		const back = open()
		ask(back)
		back.must('cid', 'reclaim')
		expect(asksIn(back)).toEqual([])
		const botted = open()
		ask(botted)
		botted.must('bob', 'hand-over', { seat: CID, to: 'bot' })
		expect(asksIn(botted)).toEqual([])
		const ended = open()
		ask(ended)
		ended.room = { ...ended.room, phase: 'over' }
		ended.must('bob', 'profile', { name: 'Robert' })
		expect(asksIn(ended)).toEqual([])
		expect('asks' in ended.room).toBe(false)
	})
})

describe('admit', () => {
	/** Zoe asks for Cid's seat, and Ada, who made the room, has been gone for a minute. */
	const withoutCreator = (): Bench => {
		const bench = seated({}, 'bob', 'cid', 'dora').must('ada', 'start').must('cid', 'leave')
		ask(bench)
		bench.gone.set('ada', bench.now)
		bench.now += GONE_AFTER
		return bench
	}

	test('is the creator’s; and that of two who sit, once the creator has been gone for a minute', () => {
		const bench = seated({}, 'bob', 'cid', 'dora').must('ada', 'start').must('cid', 'leave')
		ask(bench)
		for (const person of ['bob', 'zoe', 'yan'])
			expect(admit(bench, person)).toEqual({ rejected: 'not-allowed' })
		bench.gone.set('ada', bench.now)
		bench.now += GONE_AFTER
		expect(admit(bench, 'zoe')).toEqual({ rejected: 'not-allowed' })
		expect(admit(bench, 'bob')).toBeUndefined()
		expect(bench.room.seats[2]).toMatchObject({ player: null })
		expect(asksIn(bench)).toMatchObject([{ name: 'zoe', yes: BOB }]) // everybody may know who said yes
		expect(admit(bench, 'bob')).toEqual({ rejected: 'two-say-yes' })
		expect(admit(bench, 'dora')).toBeUndefined()
		expect(bench.room.seats[2]).toMatchObject({ player: 'zoe', name: 'zoe', owner: 'cid' })
		expect(bench.isReplayable()).toBe(true)
	})

	test('of one who said yes and got up does not count', () => {
		const bench = withoutCreator()
		expect(admit(bench, 'bob')).toBeUndefined()
		bench.must('bob', 'leave')
		expect(asksIn(bench)[0]).not.toHaveProperty('yes')
		expect(admit(bench, 'dora')).toEqual({ rejected: 'two-say-yes' })
	})

	test('by the creator who is back is enough, whatever others have said', () => {
		const bench = withoutCreator()
		expect(admit(bench, 'bob')).toBeUndefined()
		bench.gone.delete('ada')
		expect(admit(bench, 'dora')).toEqual({ rejected: 'not-allowed' })
		expect(admit(bench, 'ada')).toBeUndefined()
		expect(bench.room.seats[2]).toMatchObject({ player: 'zoe' })
	})

	test('with no leaves the seat open', () => {
		const bench = open()
		ask(bench)
		expect(admit(bench, 'ada', false)).toBeUndefined()
		expect(asksIn(bench)).toEqual([])
		expect(bench.room.seats[2]).toMatchObject({ player: null, bot: null })
	})

	test('one gets the seat, and the others ask for it no more', () => {
		const bench = open()
		ask(bench)
		ask(bench, 'yan')
		admit(bench, 'ada')
		expect(bench.room.seats[2]).toMatchObject({ player: 'zoe' })
		expect(asksIn(bench)).toEqual([])
	})

	test.each([
		[{ ask: 99, yes: true }, 'not-asking'],
		[{ ask: 'x', yes: true }, 'malformed'],
		[{ ask: 1 }, 'malformed'],
		[{}, 'malformed'],
	])('%j is refused as %s', (args, rejected) => {
		expect(open().do('ada', 'admit', args)).toEqual({ rejected })
	})

	test('the creator who has no seat takes one without asking: the yes is theirs', () => {
		const bench = seated({}, 'bob', 'cid').must('ada', 'leave').must('ada', 'start').must('cid', 'leave')
		expect(bench.do('ada', 'sit', { name: 'Ada', seat: CID })).toBeUndefined()
	})
})

describe('withdraw', () => {
	test('takes one’s own ask back', () => {
		const bench = open()
		ask(bench)
		expect(bench.do('yan', 'withdraw')).toEqual({ rejected: 'not-asking' })
		expect(bench.do('zoe', 'withdraw')).toBeUndefined()
		expect(asksIn(bench)).toEqual([])
	})
})

describe('an ask that is over', () => {
	const { room } = open()
	const [zoe, yan] = ['zoe', 'yan'].map((by, index) => ({ id: index + 5, seat: CID, name: by, by }))

	test('goes, and the others stay; with the last of them the list', () => {
		const asked = { ...room, asks: [zoe!, yan!] }
		const left = withoutAsk(asked, zoe!)
		expect(left.asks).toEqual([yan])
		expect(withoutAsk(left, yan!)).not.toHaveProperty('asks')
		expect(withoutAsk(room, zoe!)).not.toHaveProperty('asks')
	})

	test('is one for a seat that is not open any more, or by somebody who sits', () => {
		const seats = room.seats.map((seat) => (seat.id === BOB ? { ...seat, player: 'zoe' } : seat))
		const asks = [zoe!, yan!, { ...yan!, id: 9, seat: BOB }]
		expect(settleAsks({ ...room, seats, asks }).asks).toEqual([yan])
		expect(settleAsks({ ...room, phase: 'over', asks })).not.toHaveProperty('asks')
		expect(settleAsks(room)).toBe(room)
	})
})

test('whoever leaves for good takes their own ask along, and nobody else’s', () => {
	const bench = seated({}, 'bob', 'cid').must('ada', 'start').must('bob', 'leave')
	bench.must('yan', 'ask', { seat: 2, name: 'Yan' }).must('zoe', 'ask', { seat: 2, name: 'Zoe' })
	bench.must('cid', 'erase')
	expect(bench.room.asks).toMatchObject([{ by: 'yan' }, { by: 'zoe' }])
	bench.must('yan', 'withdraw').must('zoe', 'withdraw').must('bob', 'erase')
	expect(bench.room).not.toHaveProperty('asks')
})
