import { describe, expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { continuationOf } from '../../shared/room/continuation.ts'
import { continueRoom } from '../../shared/room/continue.ts'
import { placesFor } from '../../shared/room/named-seats.ts'
import { commitmentOf, viewRoom } from '../../shared/room/view.ts'
import { Bench, seated } from '../support/bench.ts'
import { Between } from '../support/between.ts'
import { keptOf } from '../support/kept.ts'

const childrensMap = (mapInSight: unknown) => ({ game: 'boundless', options: { mapInSight } })
const begins = (first: unknown) => ({ game: 'metro', options: { first } })

/** Ada, who made the room, Bob, a child, and a bot at the end of the table. */
const family = (game = 'boundless'): Bench =>
	seated({ game, games: findGame }, 'bob', 'child').must('ada', 'add-bot')

const nameOf = (bench: Bench, person: string): string => `seat:${bench.seat(person).id}`

/** Who may look at the map in the game that is on. */
const lookers = ({ match }: Bench): string[] =>
	(match.options as { mapInSight: number[] }).mapInSight.map((place) => match.seats[place]?.name ?? '')

const shownOptions = ({ room }: Bench) => viewRoom(room, findGame).options as Record<string, unknown>

describe('an option that names people', () => {
	test('means the same person when somebody else has left: the map stays with the child', () => {
		const bench = family()
		bench.must('ada', 'configure', childrensMap([2])) // the child's place, as it is now
		bench.must('bob', 'leave').must('ada', 'start')
		expect(lookers(bench)).toEqual(['child'])
		expect(bench.isReplayable()).toBe(true)
	})

	test('names seats before the game, and places from its start on', () => {
		const bench = family()
		const named = [nameOf(bench, 'ada'), nameOf(bench, 'child')]
		bench.must('ada', 'configure', childrensMap(named))
		expect(shownOptions(bench)).toMatchObject({ mapInSight: named, map: 'europe' })
		bench.must('bob', 'leave').must('ada', 'start')
		expect(bench.match.options).toMatchObject({ mapInSight: [0, 1], map: 'europe' })
		expect(lookers(bench)).toEqual(['ada', 'child'])
		expect(bench.isReplayable()).toBe(true)
	})

	test('is shown without whoever has left, and nobody takes their place in it', () => {
		const bench = family()
		bench.must('ada', 'configure', childrensMap([nameOf(bench, 'bob'), nameOf(bench, 'child')]))
		bench.must('child', 'leave')
		expect(shownOptions(bench).mapInSight).toEqual([nameOf(bench, 'bob')])
		bench.must('eve', 'sit', { name: 'Eve' }).must('ada', 'start')
		expect(lookers(bench)).toEqual(['bob'])
	})

	test('of one person goes back to the usual when they leave', () => {
		const bench = family('metro')
		bench.must('ada', 'configure', begins(nameOf(bench, 'child')))
		const kept = structuredClone(bench.log)
		bench.must('child', 'leave')
		expect(shownOptions(bench).first).toBeUndefined()
		bench.must('ada', 'start')
		expect(bench.match.options).toMatchObject({ first: 'random' })
		expect(kept.at(-1)?.args).toMatchObject(begins('seat:3'))
	})

	test('keeps who begins through games, whoever comes and goes', () => {
		const bench = family('metro')
		bench.must('ada', 'configure', begins(nameOf(bench, 'child'))).must('ada', 'start')
		expect(bench.match.options).toMatchObject({ first: 2 })
		Object.assign(bench.room, { phase: 'over' }) // as if it were over
		bench.must('bob', 'leave').must('ada', 'rematch')
		expect(bench.match.options).toMatchObject({ first: 1 })
	})

	test('leaves a seat that stands open out of the next game', () => {
		const bench = family()
		bench.must('ada', 'configure', childrensMap([nameOf(bench, 'bob'), nameOf(bench, 'child')]))
		bench.must('ada', 'start').must('bob', 'leave')
		Object.assign(bench.room, { phase: 'over' })
		bench.must('ada', 'rematch')
		expect(lookers(bench)).toEqual(['child'])
	})

	test.each<[string, object]>([
		['somebody twice', childrensMap(['seat:1', 'seat:1'])],
		['in an option that names nobody', { game: 'metro', options: { hand: 'seat:2' } }],
		['in several that name nobody', { game: 'metro', options: { expansions: ['seat:2'] } }],
		['by something else', childrensMap(['ada'])],
		['by a number that is none', childrensMap(['seat:1.5'])],
		['one where several belong', childrensMap('seat:1')],
		['several where one belongs', begins(['seat:1'])],
	])('does not name %s', (_, args) => {
		expect(family().do('ada', 'configure', args)).toEqual({ rejected: 'bad-options' })
	})

	test('names nobody who is not there', () => {
		const bench = family().must('ada', 'configure', childrensMap(['seat:1', 'seat:99']))
		expect(shownOptions(bench).mapInSight).toEqual(['seat:1'])
		bench.must('ada', 'configure', begins('seat:99'))
		expect(shownOptions(bench).first).toBe('random')
	})

	test('names nobody in a room that begins: seats are of one room', () => {
		const bench = seated({ game: 'metro', games: findGame, options: { first: 'seat:3', hand: 2 } }, 'bob')
		expect(shownOptions(bench)).toMatchObject({ first: 'random', hand: 2 })
	})

	test('of an old log names places, as it did', () => {
		const bench = family()
		bench.must('ada', 'configure', childrensMap([]))
		bench.log.at(-1)!.args = childrensMap([2])
		bench.must('bob', 'leave').must('ada', 'start')
		expect(bench.replayed().match?.options).toMatchObject({ mapInSight: [2] }) // the bot's by then
	})

	test('goes along when the room goes on elsewhere, and so do the names of bots', () => {
		const [ada, bob, child] = ['ada', 'bob', 'child'].map(commitmentOf) as [string, string, string]
		const bench = new Bench({ game: 'boundless', games: findGame, creator: ada })
		for (const [person, name] of [
			[ada, 'Fulgenсe'],
			[bob, 'Bob'],
			[child, 'Child'],
		] as const)
			bench.must(person, 'sit', { name })
		bench.must(ada, 'add-bot').must(ada, 'configure', childrensMap(['seat:1', 'seat:3']))
		bench.entropy = () => commitmentOf('a seed')
		bench.must(bob, 'leave').must(ada, 'start')
		const game = continuationOf(keptOf(bench.log, findGame), bench.match, findGame)
		const continued = continueRoom({ code: 'CDFGHJ', game, seat: 1 }, ada, bench.now, findGame)
		if (isRejected(continued)) throw new Error(continued.rejected)
		expect(continued.room.match).toMatchObject({ options: { mapInSight: [0, 1] }, seats: bench.match.seats })
		expect(bench.match.seats.map(({ name }) => name)).toEqual(['Fulgenсe', 'Child', 'Hector'])
	})

	test('between devices names the same when the seed is drawn', async () => {
		const between = await Between.open('boundless', findGame, ['bob', 'child', 'dora'])
		const { bench } = between
		bench.must('ada', 'configure', childrensMap([nameOf(bench, 'child')]))
		await between.must('bob', 'leave')
		delete (between.guests as Record<string, unknown>).bob
		await between.start()
		expect(lookers(bench)).toEqual(['child'])
		expect(bench.isReplayable()).toBe(true)
	})
})

test('a list that names nobody stays in its order, and one of seats goes by the order of the table', () => {
	expect(placesFor({ tiles: [3, 1, 2], lookers: ['seat:9', 'seat:4'] }, [4, 9])).toEqual({
		tiles: [3, 1, 2],
		lookers: [0, 1],
	})
})
