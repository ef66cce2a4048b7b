import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { State as BoundlessState } from '../../shared/games/boundless/table.ts'
import type { Table as FranchiseTable } from '../../shared/games/franchise/table.ts'
import { findGame, games } from '../../shared/games/index.ts'
import { STATION_NUMBERS } from '../../shared/games/metro/expansions.ts'
import { finalScore } from '../../shared/games/metro/rules/final-score.ts'
import type { State as MetroState } from '../../shared/games/metro/table.ts'
import { type AnyGame, TABLE } from '../../shared/kernel/game.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type GameRecord, replay } from '../../shared/kernel/record.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { observe } from '../../shared/room/observed-digests.ts'
import { verify } from '../../shared/room/verify.ts'
import { recordOf, viewTable } from '../../shared/room/view.ts'
import { Bench } from '../support/bench.ts'

/** Bots play so many moves of a game, then its people come back. */
function played(game: string, moves: number, seed: string, options: object = {}): Bench {
	const bench = new Bench({ game, options, games: findGame })
	bench.entropy = () => seed
	for (const person of ['ada', 'bob', 'cid']) bench.must(person, 'sit', { name: person })
	bench.must('ada', 'start')
	for (const seat of [1, 2, 3]) bench.must(['ada', 'bob', 'cid'][seat - 1]!, 'hand-over', { seat, to: 'bot' })
	for (let made = 0; made < moves && bench.room.phase === 'playing'; made++) bench.doOwn()
	return bench
}

/** All agree to end it. */
function ended(bench: Bench): Bench {
	for (const person of ['ada', 'bob', 'cid']) bench.must(person, 'reclaim')
	bench.must('ada', 'propose', { what: 'end' })
	for (const person of ['bob', 'cid'])
		bench.must(person, 'reply', { proposal: bench.room.proposal!.id, yes: true })
	return bench
}

const recordIn = ({ room }: Bench): GameRecord => JSON.parse(JSON.stringify(recordOf(room)))

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game: AnyGame) => {
	test('W104: ended after any move, its record replays to the same state, and verifies', () => {
		fc.assert(
			fc.property(fc.nat(40), fc.nat(1_000), (moves, seed) => {
				const bench = played(id, moves, `early ${seed}`)
				if (bench.room.phase !== 'playing') return
				const before = viewTable(bench.room, findGame)!
				const seen = observe(undefined, JSON.parse(JSON.stringify(before)))
				ended(bench)
				const record = recordIn(bench)
				const positions = replay(game, record)
				if (isRejected(positions)) throw new Error(positions.rejected)
				expect(positions.at(-1)!.state).toEqual(bench.match.state)
				expect(game.outcome(game.table(positions.at(-1)!.state))).toEqual(bench.match.outcome)
				expect(game.actors(game.table(bench.match.state))).toEqual([])
				expect(game.due(bench.match.state)).toBeUndefined()
				const after = observe(seen, JSON.parse(JSON.stringify(viewTable(bench.room, findGame))))
				expect(verify(game, record, after)).toMatchObject({ altered: null, unseen: 0 })
				expect(bench.isReplayable()).toBe(true)
			}),
			{ numRuns: 12 },
		)
	})

	test('W104: an end that somebody adds to a record, or leaves out of it, is noticed by who saw the game', () => {
		const bench = played(id, 10, 'noticed')
		const look = () => JSON.parse(JSON.stringify(viewTable(bench.room, findGame)))
		const seen = observe(undefined, look())
		ended(bench)
		const record = recordIn(bench)
		const cut = { ...record, moves: record.moves.slice(0, -1) }
		expect(verify(game, cut, observe(seen, look()))).toMatchObject({ altered: 'length' })
		const twice = { ...record, moves: [...record.moves, record.moves.at(-1)!] }
		expect(verify(game, twice)).toMatchObject({ altered: 'rules', move: twice.moves.length })
	})

	test('no player makes that step, and no bot thinks of it', () => {
		const bench = played(id, 4, 'nobody')
		const { state } = bench.match
		for (const seat of [0, 1, 2]) {
			expect(isRejected(game.apply(state, seat, game.conclusion, { at: 0, acted: 0 }))).toBe(true)
			const view = { table: game.table(state), seat, hand: game.hand(state, seat) }
			expect(game.steps(view)).not.toContainEqual(game.conclusion)
		}
	})

	test('an earlier version of it can be ended as well', () => {
		for (const earlier of game.earlier ?? []) {
			const options = Object.fromEntries(
				Object.entries(earlier.options.fields).map(([name, field]) => [
					name,
					(field as { default: unknown }).default,
				]),
			)
			const state = earlier.setup(options, { count: 2 }, randomFrom('earlier'))
			const done = earlier.apply(state, TABLE, earlier.conclusion, { at: 1, acted: 1 })
			expect(isRejected(done)).toBe(false)
			if (!isRejected(done)) expect(earlier.outcome(earlier.table(done.state))).toBeDefined()
		}
	})
})

describe('Metro', () => {
	test('finished lines count as they are, and nothing else', () => {
		const bench = played('metro', 30, 'lines')
		const { points } = (bench.match.state as MetroState).table
		expect(Math.max(...points)).toBeGreaterThan(0)
		expect(ended(bench).match.outcome?.scores).toEqual(points)
	})

	test('secret station numbers are shown, and pay for lines that have ended there', () => {
		const bench = ended(played('metro', 36, 'numbers', { expansions: [STATION_NUMBERS] }))
		const { table, hands } = bench.match.state as MetroState
		expect(table.revealed?.numbers ?? table.numbers).toEqual(hands.map(({ numbers }) => numbers))
		expect(bench.match.outcome?.scores).toEqual([0, 1, 2].map((seat) => finalScore(table, seat).total))
	})
})

describe('Franchise', () => {
	test('towns, dollars and bonus tiles count as at any end; regions that have not scored bring nothing', () => {
		const bench = played('franchise', 30, 'regions')
		const before = bench.match.state as FranchiseTable
		const scored = before.seats.map(({ points }) => points.metropolises + points.regions + points.track)
		expect(Object.keys(before.regionTiles).length).toBeGreaterThan(0)
		const { seats, regionTiles } = ended(bench).match.state as FranchiseTable
		expect(regionTiles).toEqual(before.regionTiles)
		expect(bench.match.outcome?.scores).toEqual(
			seats.map(({ points, money, bonus }, seat) => {
				expect(points.dollars).toBe(Math.floor(money / 3))
				expect(points.bonus).toBe(4 * bonus)
				return scored[seat]! + points.towns + points.dollars + points.bonus
			}),
		)
	})
})

describe('Boundless', () => {
	test('the money after the last settled round counts: a round under way did not take place', () => {
		const bench = played('boundless', 0, 'money')
		const table = () => (bench.match.state as BoundlessState).table
		let settled: readonly number[] = table().purses
		while (!(table().round === 3 && table().phase === 'race' && table().stacks.flat().length > 0)) {
			if (table().phase === 'ready') settled = table().purses
			bench.doOwn()
		}
		expect(table().purses).not.toEqual(settled) // the income of round 3 is paid
		ended(bench)
		expect(bench.match.outcome?.scores).toEqual(settled)
		expect(table()).toMatchObject({ phase: 'over', round: 2, ring: [], centre: [] })
	})
})
