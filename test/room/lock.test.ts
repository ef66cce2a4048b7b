import { describe, expect, test } from 'vitest'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { continueRoom } from '../../shared/room/continue.ts'
import { bannedBy, shutTo } from '../../shared/room/lock.ts'
import { GONE_AFTER } from '../../shared/room/room.ts'
import { viewRoom } from '../../shared/room/view.ts'
import { Bench, playing, seated } from '../support/bench.ts'
import { ada, bob, gameOf, underWay } from '../support/shared-device.ts'

const KEY = '04'.padEnd(130, 'ab')
const OTHER = '04'.padEnd(130, 'cd')
const notAllowed = { rejected: 'not-allowed' }

describe('lock', () => {
	test('shuts the door to everybody who has no seat, until it is opened again', () => {
		const bench = seated({}, 'bob').must('ada', 'lock', { locked: true })
		expect(shutTo(bench.room, 'eve')).toBe('locked')
		expect(bench.do('eve', 'sit', { name: 'Eve' })).toEqual({ rejected: 'locked' })
		bench.must('ada', 'lock', { locked: false })
		expect(shutTo(bench.room, 'eve')).toBeUndefined()
		bench.must('eve', 'sit', { name: 'Eve' })
		expect(bench.isReplayable()).toBe(true)
	})

	test('leaves it open for those who hold a seat, who left one in a game, and who opened the room', () => {
		const bench = playing().must('bob', 'leave').must('ada', 'leave').must('ada', 'lock', { locked: true })
		for (const person of ['ada', 'bob']) expect(shutTo(bench.room, person)).toBeUndefined()
		bench.must('bob', 'reclaim')
	})

	test('is the creator’s, also while a seed is drawn', () => {
		const bench = seated({ host: 'f'.repeat(32) }, 'bob')
		expect(bench.do('bob', 'lock', { locked: true })).toEqual(notAllowed)
		bench.must('ada', 'start')
		expect(bench.room.draw).toBeDefined()
		bench.must('ada', 'lock', { locked: true })
		expect(bench.room.draw).toBeDefined()
	})

	test.each([{}, { locked: 'yes' }, { locked: 1 }])('with %j is malformed', (args) => {
		expect(seated().do('ada', 'lock', args)).toEqual({ rejected: 'malformed' })
	})

	test('is seen by everybody', () => {
		const bench = seated()
		expect(viewRoom(bench.room, bench.games)).not.toHaveProperty('locked')
		expect(viewRoom(bench.must('ada', 'lock', { locked: true }).room, bench.games)).toMatchObject({
			locked: true,
		})
		expect(viewRoom(bench.must('ada', 'lock', { locked: false }).room, bench.games)).not.toHaveProperty(
			'locked',
		)
	})
})

describe('kick with a ban', () => {
	test('shuts the door to whoever held the seat, and to nobody else', () => {
		const bench = seated({}, 'bob', 'cid').must('ada', 'kick', { seat: 2, ban: true })
		expect(shutTo(bench.room, 'bob')).toBe('banned')
		expect(shutTo(bench.room, 'cid')).toBeUndefined()
		expect(bench.do('bob', 'sit', { name: 'Bob' })).toEqual({ rejected: 'banned' })
		expect(bench.isReplayable()).toBe(true)
	})

	test('without one lets them come back, as ever', () => {
		for (const args of [{ seat: 2 }, { seat: 2, ban: false }, { seat: 2, ban: 'yes' }]) {
			const bench = seated({}, 'bob').must('ada', 'kick', args)
			expect(bench.log.at(-1)!.args).toEqual({ seat: 2 })
			bench.must('bob', 'sit', { name: 'Bob' })
		}
	})

	test('in a game means whoever plays the seat; or, where nobody does, whom it is kept for', () => {
		const bench = playing().must('bob', 'leave')
		bench.letIn('cid', 'Cid', 2).must('ada', 'kick', { seat: 2, ban: true })
		expect(bench.room.banned).toEqual([{ person: 'cid', name: 'Cid', id: 1 }])
		const other = playing().must('bob', 'leave').must('ada', 'kick', { seat: 2, ban: true })
		expect(other.room.banned).toEqual([{ person: 'bob', name: 'bob', id: 1 }])
	})

	test('of a bot bans nobody', () => {
		const bench = seated().must('ada', 'add-bot').must('ada', 'kick', { seat: 2, ban: true })
		expect(bench.room.banned).toBeUndefined()
	})

	test('is the creator’s alone: whoever stands in for them shuts nobody out, and never the creator', () => {
		const bench = seated({}, 'bob', 'cid')
		bench.gone.set('ada', bench.now)
		bench.now += GONE_AFTER
		expect(bench.do('bob', 'kick', { seat: 3, ban: true })).toEqual(notAllowed)
		expect(bench.do('bob', 'kick', { seat: 1, ban: true })).toEqual(notAllowed)
		expect(bench.do('bob', 'kick', { seat: 3 })).toBeUndefined()
	})

	test('between devices also knows them by their key, whatever they call themselves', () => {
		const bench = seated({}, 'bob')
		bench.keys.set('bob', KEY)
		bench.must('ada', 'kick', { seat: 2, ban: true, key: OTHER })
		expect(shutTo(bench.room, 'rob', KEY)).toBe('banned')
		expect(shutTo(bench.room, 'rob', OTHER)).toBeUndefined()
		expect(bench.isReplayable()).toBe(true)
	})

	test('keeps a bounded list, of which nobody is shown anything', () => {
		const bench = new Bench()
		for (let index = 0; index < 40; index++) {
			bench.must(`p${index}`, 'sit', { name: 'Nuisance' })
			bench.must('ada', 'kick', { seat: bench.seat(`p${index}`).id, ban: true })
		}
		expect(bench.room.banned).toHaveLength(32)
		expect(shutTo(bench.room, 'p39')).toBe('banned')
		expect(JSON.stringify(viewRoom(bench.room, bench.games))).not.toContain('p39')
	})
})

describe('pardon', () => {
	const banned = () =>
		seated({}, 'bob', 'cid')
			.must('ada', 'kick', { seat: 2, ban: true })
			.must('ada', 'kick', { seat: 3, ban: true })

	test('opens the door to one of those who were banned, and to nobody else', () => {
		const bench = banned().must('ada', 'pardon', { ban: 1 })
		expect(shutTo(bench.room, 'bob')).toBeUndefined()
		expect(shutTo(bench.room, 'cid')).toBe('banned')
		bench.must('bob', 'sit', { name: 'Bob' })
		expect(bench.isReplayable()).toBe(true)
	})

	test('leaves nothing behind once everybody may come in', () => {
		const bench = banned().must('ada', 'pardon', { ban: 1 }).must('ada', 'pardon', { ban: 2 })
		expect(bench.room).not.toHaveProperty('banned')
	})

	test('of nobody is refused, and so is what is no number', () => {
		expect(banned().do('ada', 'pardon', { ban: 3 })).toEqual({ rejected: 'not-banned' })
		expect(seated().do('ada', 'pardon', { ban: 0 })).toEqual({ rejected: 'not-banned' })
		for (const ban of [undefined, '1', 1.5]) {
			expect(banned().do('ada', 'pardon', { ban })).toEqual({ rejected: 'malformed' })
		}
	})

	test('is the creator’s alone, as the ban was, also while they are away', () => {
		const bench = seated({}, 'bob', 'cid').must('ada', 'kick', { seat: 3, ban: true })
		bench.gone.set('ada', bench.now)
		bench.now += GONE_AFTER
		expect(bench.do('bob', 'pardon', { ban: 1 })).toEqual(notAllowed)
		expect(bench.do('cid', 'pardon', { ban: 1 })).toEqual({ rejected: 'banned' })
	})

	test('never gives a number twice while one of them is shut out', () => {
		const bench = banned().must('ada', 'pardon', { ban: 1 }).must('bob', 'sit', { name: 'Bob' })
		bench.must('ada', 'kick', { seat: bench.seat('bob').id, ban: true })
		expect(bench.room.banned?.map(({ id }) => id)).toEqual([2, 3])
	})

	test('knows those banned before they had numbers by one that they share', () => {
		const bench = banned()
		bench.room = { ...bench.room, banned: [{ person: 'bob' }, { person: 'cid' }] }
		expect(bannedBy(bench.room, 'ada')).toEqual([
			{ id: 0, name: '' },
			{ id: 0, name: '' },
		])
		bench.must('ada', 'pardon', { ban: 0 })
		expect(shutTo(bench.room, 'cid')).toBeUndefined()
	})

	test('goes along with a game that goes on elsewhere', () => {
		const bench = underWay('franchise')
		bench.must(ada, 'kick', { seat: bench.seat(bob).id, ban: true }).must(ada, 'pardon', { ban: 1 })
		const wish = { code: 'BCDFGH', game: gameOf(bench), seat: bench.seat(ada).id }
		expect(isRejected(continueRoom(wish, 'c'.repeat(64), bench.now, bench.games))).toBe(false)
	})
})

test('a game that goes on elsewhere does so though somebody was banned; there the door is open, and everybody a stranger', () => {
	const bench = underWay('franchise')
	bench.keys.set(bob, KEY)
	bench.must(ada, 'lock', { locked: true }).must(ada, 'kick', { seat: bench.seat(bob).id, ban: true })
	expect(bench.room.banned).toEqual([{ person: bob, name: 'Bob', key: KEY, id: 1 }])
	const wish = { code: 'BCDFGH', game: gameOf(bench), seat: bench.seat(ada).id }
	const there = continueRoom(wish, 'c'.repeat(64), bench.now, bench.games)
	if (isRejected(there)) throw new Error(there.rejected)
	expect(shutTo(there.room, 'd'.repeat(64), KEY)).toBeUndefined()
})
