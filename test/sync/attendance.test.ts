import { beforeEach, describe, expect, test } from 'vitest'
import { watcherId } from '../../shared/room/company.ts'
import { Attendance, RETURN, SILENCE } from '../../shared/sync/attendance.ts'
import type { Away } from '../../shared/sync/shell.ts'
import { playing, seated } from '../support/bench.ts'
import { type MadeSocket, madeSocket } from './made-socket.ts'

const { room } = seated({}, 'bob')
const START = 1_000_000

let now = START
let sockets: MadeSocket[] = []
let kept: Away[] = []
let attendance: Attendance
beforeEach(() => {
	now = START
	sockets = []
	kept = []
	attendance = new Attendance({
		store: { keepAway: (away: Away) => void kept.push(away) } as never,
		sockets: () => sockets,
		now: () => now,
	})
})

const comes = (person: string, name?: string): MadeSocket => {
	const socket = madeSocket({ person, ...(name && { name }) }, now)
	sockets.push(socket)
	return socket
}

describe('when the host was gone', () => {
	test('whoever is expected and not here counts as away from now on, and that is kept once', async () => {
		comes('bob')
		expect(await attendance.load({}, room)).toBe(true)
		expect(kept).toEqual([{ ada: now }])
		now += 500
		expect([attendance.awayFor('ada'), attendance.awayFor('bob')]).toEqual([500, 0])
	})

	test('since when somebody was away before stays as it was, and is no news', async () => {
		comes('bob')
		expect(await attendance.load({ ada: now - 700 }, room)).toBe(false)
		expect(kept).toEqual([])
		expect(attendance.awayFor('ada')).toBe(700)
	})

	test('whoever it cut off is missed only once they had time to come back', async () => {
		await attendance.load({}, room)
		expect(attendance.isMissed('ada')).toBe(false)
		expect(attendance.nextMissed()).toBe(START + RETURN)
		now += RETURN - 1
		expect(attendance.isMissed('ada')).toBe(false)
		expect(attendance.nextMissed()).toBe(START + RETURN)
		now += 1
		expect(attendance.isMissed('ada')).toBe(true)
		expect(attendance.nextMissed()).toBe(Number.POSITIVE_INFINITY)
	})

	test('so is whoever went a moment before: it may have fallen twice; who went earlier is missed at once', async () => {
		await attendance.load({ ada: now - RETURN + 1, bob: now - RETURN }, room)
		expect([attendance.isMissed('ada'), attendance.isMissed('bob')]).toEqual([false, true])
		expect(attendance.nextMissed()).toBe(START + RETURN)
	})

	test('nobody is to be missed soon where all are here, or where all who were cut off came back', async () => {
		comes('ada')
		const [, bob] = [comes('bob'), 'bob']
		await attendance.load({}, room)
		expect(attendance.nextMissed()).toBe(Number.POSITIVE_INFINITY)
		sockets.length = 1
		await attendance.load({}, room)
		expect(attendance.nextMissed()).toBe(START + RETURN)
		comes('bob')
		await attendance.arrive(bob, room)
		expect(attendance.nextMissed()).toBe(Number.POSITIVE_INFINITY)
	})

	test('it knows no more than what was stored', async () => {
		await attendance.load({ ada: now, bob: now, eve: now - 10 }, room)
		expect(attendance.heardAt('eve')).toBe(now - 10)
		await attendance.load({}, room)
		expect(attendance.heardAt('eve')).toBe(0)
	})
})

describe('coming and going', () => {
	test('whoever leaves is away from then on, and here again when they come back', async () => {
		for (const person of ['ada', 'bob']) comes(person)
		await attendance.load({}, room)
		sockets.pop()
		await attendance.depart('bob', room)
		expect(kept).toEqual([{ bob: START }])
		now += 300
		expect(attendance.awayFor('bob')).toBe(300)
		expect(attendance.isMissed('bob')).toBe(true)
		expect(attendance.heardAt('bob')).toBe(START)
		comes('bob')
		await attendance.arrive('bob', room)
		expect(kept.at(-1)).toEqual({ bob: null })
		expect(attendance.awayFor('bob')).toBe(0)
		expect(attendance.isMissed('bob')).toBe(false)
	})

	test('to come a second time is no news', async () => {
		comes('bob')
		await attendance.load({ bob: null }, room)
		kept = []
		await attendance.arrive('bob', room)
		await attendance.arrive('eve', room)
		expect(kept).toEqual([])
	})

	test('of those whom nobody waits for nothing is kept, and who left for good is forgotten', async () => {
		await attendance.load({}, room)
		await attendance.depart('eve', room)
		expect(kept).toEqual([{ ada: START, bob: START }])
		const [ada] = room.seats
		await attendance.depart('ada', { ...room, seats: [ada!] })
		expect(kept.at(-1)).toEqual({ ada: START })
	})

	test('whoever asks for a seat is expected: they may be given one after they have gone', async () => {
		const { room } = playing().must('bob', 'leave').must('eve', 'ask', { name: 'Eve', seat: 2 })
		await attendance.depart('eve', room)
		expect(kept.at(-1)).toMatchObject({ eve: START })
	})
})

describe('a sign of life', () => {
	test('counts for as long as a socket may be silent; then whoever gave it is away since that', async () => {
		comes('bob')
		now += SILENCE - 1
		expect(attendance.awayFor('bob')).toBe(0)
		expect(attendance.isMissed('bob')).toBe(false)
		now += 1
		expect(attendance.awayFor('bob')).toBe(SILENCE)
		expect(attendance.isMissed('bob')).toBe(true)
	})

	test('is the latest of all that one has here, whichever socket it came by', () => {
		comes('bob').heardAt = START + 20
		comes('bob').heardAt = START + 10
		comes('eve').heardAt = START + 30
		expect(attendance.heardAt('bob')).toBe(START + 20)
		expect(attendance.heardAt('nobody')).toBe(0)
	})
})

describe('who is here', () => {
	test('is told of the seats that somebody plays; whoever has none watches, and is counted once', async () => {
		const { room } = seated({}, 'bob').must('ada', 'add-bot')
		for (const person of ['ada', 'eve', 'eve', 'fay']) comes(person)
		sockets.push(madeSocket())
		await attendance.load({ bob: START - 400 }, room)
		expect(attendance.frame(room)).toEqual({
			type: 'presence',
			here: [1],
			away: { 2: START - 400 },
			watching: 2,
		})
	})

	test('names those who watch and said what they are called, the first dozen', async () => {
		comes('ada', 'Ada')
		comes('fay')
		comes('eve', 'Eve')
		expect(attendance.frame(room).watchers).toEqual([{ seat: watcherId('eve'), name: 'Eve' }])
		for (let count = 0; count < 20; count++) comes(`guest ${count}`, `Guest ${count}`)
		const names = attendance.frame(room).watchers!.map(({ name }) => name)
		expect(names).toEqual(['Eve', ...Array.from({ length: 11 }, (_, count) => `Guest ${count}`)])
		expect(attendance.frame(room).watching).toBe(22)
	})

	test('signs with the key that their socket came with', () => {
		sockets.push(madeSocket({ person: 'ada' }), madeSocket({ person: 'bob', key: 'bob’s key' }))
		expect(attendance.keyOf('bob')).toBe('bob’s key')
		expect(attendance.keyOf('ada')).toBeUndefined()
		expect(attendance.keyOf('eve')).toBeUndefined()
	})
})
