import '../../client/support/page-without-a-browser.ts'
import { describe, expect, test, vi } from 'vitest'
import { openRecording } from '../../../client/pages/replay/recording.ts'
import { findGame } from '../../../shared/games/index.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import { commit } from '../../../shared/room/commit.ts'
import { continuationOf } from '../../../shared/room/continuation.ts'
import { continueRoom } from '../../../shared/room/continue.ts'
import type { Entry } from '../../../shared/room/entry.ts'
import { replayLog } from '../../../shared/room/replay.ts'
import type { Room } from '../../../shared/room/room.ts'
import { verify } from '../../../shared/room/verify.ts'
import { viewRoom } from '../../../shared/room/view.ts'
import { Bench } from '../../support/bench.ts'
import { keptOf } from '../../support/kept.ts'
import { digestOf, recordsOf } from '../support/recorded.ts'
import results from './record-results.json' with { type: 'json' }

// It draws into the page as soon as it is loaded.
vi.mock('../../../client/games/metro/board/tile.tsx', () => ({}))

const [ada, bob] = ['a'.repeat(64), 'b'.repeat(64)]
const seed = '5'.repeat(64)

/** What the release before wrote: a room of two that chose two numbers of each side, and began. */
const oldLog: Entry[] = [
	{
		at: 1000,
		by: ada,
		type: 'create',
		args: {
			code: 'BCDFGH',
			game: 'metro',
			options: { edition: 'metro', rotation: false, hand: 1, expansions: [], cards: 1, first: 'random' },
			version: 1,
		},
	},
	{ at: 1001, by: ada, id: 'old 1', type: 'sit', args: { name: 'Ada' } },
	{ at: 1002, by: bob, id: 'old 1', type: 'sit', args: { name: 'Bob' } },
	{
		at: 1003,
		by: ada,
		id: 'old 2',
		type: 'configure',
		args: { game: 'metro', options: { expansions: [4], cards: 2 } },
	},
]
const begun: Entry[] = [
	...oldLog,
	{ at: 1004, by: ada, id: 'old 3', type: 'start', args: { seed, version: 1 } },
]

/** The room on a bench, where it can be played on. */
function onBench(log: Entry[]): Bench {
	const bench = new Bench({ game: 'metro', creator: ada, games: findGame })
	bench.room = replayLog(log, findGame)!
	bench.log.splice(0, bench.log.length, ...log)
	return bench
}

describe('a room of version 1', () => {
	test('plays its game on by its own rules, and the next by today’s with as many numbers of each side', () => {
		const bench = onBench(begun)
		expect(bench.room).toMatchObject({
			phase: 'playing',
			options: { cards: 2 },
			match: { version: 1, outdated: false, options: { expansions: [4], cards: 2 } },
		})
		const { table, hands } = bench.match.state as State
		expect(table.options).toEqual(bench.match.options)
		expect(hands.map(({ numbers }) => numbers!.length)).toEqual([8, 8])

		bench.must(ada, 'hand-over', { seat: bench.room.seats[0]!.id, to: 'bot' })
		bench.must(bob, 'hand-over', { seat: bench.room.seats[1]!.id, to: 'bot' })
		while (bench.doOwn());
		expect(bench.room.phase).toBe('over')
		expect(bench.isReplayable()).toBe(true)
		bench.must(ada, 'reclaim').must(bob, 'reclaim').must(ada, 'rematch')
		expect(bench.match).toMatchObject({
			version: metro.version,
			options: { expansions: [4], cards: [2, 2, 2, 2], openNumbers: false },
		})
		expect(bench.isReplayable()).toBe(true)
	})

	test('shows its lobby as today’s rules say it, and starts by them', () => {
		const bench = onBench(oldLog)
		expect(viewRoom(bench.room, findGame).options).toMatchObject({ expansions: [4], cards: [2, 2, 2, 2] })
		bench.must(ada, 'start')
		expect(bench.match).toMatchObject({ version: metro.version, options: { cards: [2, 2, 2, 2] } })
		expect(bench.isReplayable()).toBe(true)
	})

	test('goes on under another authority', () => {
		const { seats, match } = replayLog(begun, findGame)!
		const game = continuationOf(keptOf(begun, findGame), match, findGame)
		const step = continueRoom({ code: 'CDFGHJ', game, seat: seats[0]!.id }, ada, 9000, findGame)
		expect(step).toMatchObject({
			room: { phase: 'playing', match: { version: 1, options: { cards: 2 } } },
		})
		const { room, entry } = step as { room: Room; entry: Entry }
		expect(digestOf(replayLog([entry], findGame))).toBe(digestOf(room))
	})
})

describe('a lobby', () => {
	const lobby = (): Bench =>
		new Bench({ game: 'metro', creator: ada, games: findGame, options: { expansions: [4] } })
			.must(ada, 'sit', { name: 'Ada' })
			.must(bob, 'sit', { name: 'Bob' })
	const choose = (cards: unknown, openNumbers = false) => ({
		game: 'metro',
		options: { expansions: [4], cards, openNumbers },
	})

	test('notes by which version a choice was made', () => {
		const bench = lobby().must(ada, 'configure', choose([4, 0, 3, 0], true))
		expect(bench.log.at(-1)!.args).toMatchObject({ version: metro.version })
		expect(bench.room.options).toMatchObject({ cards: [4, 0, 3, 0], openNumbers: true })
		expect(bench.isReplayable()).toBe(true)
	})

	test('refuses to start with more numbers than there are for all who have sat down since', () => {
		const bench = lobby().must(ada, 'configure', choose([3, 0, 1, 0]))
		bench.must('c'.repeat(64), 'sit', { name: 'Cleo' })
		expect(bench.do(ada, 'start')).toEqual({ rejected: 'too-many-cards' })
		expect(bench.do(ada, 'configure', choose([3, 0, 0, 0]))).toEqual({ rejected: 'too-many-cards' })
		bench.must(ada, 'configure', choose([2, 0, 1, 0])).must(ada, 'start')
		expect(bench.match.options).toMatchObject({ cards: [2, 0, 1, 0] })
	})

	test('refuses station numbers without any card', () => {
		expect(lobby().do(ada, 'configure', choose([0, 0, 0, 0]))).toEqual({ rejected: 'no-cards' })
	})
})

test('an entry that says no version folds as the first would have it', () => {
	const { room } = commit(replayLog(oldLog, findGame)!, oldLog[3]!, findGame) as { room: Room }
	expect(room.options).toEqual({
		edition: 'metro',
		rotation: false,
		hand: 1,
		expansions: [4],
		cards: 2,
		first: 'random',
	})
})

describe('a record of version 1', () => {
	const record = recordsOf(metro).get('wagons-and-numbers')!

	test('with two numbers of each side opens on the replay page, to the last byte', async () => {
		expect(record).toMatchObject({ version: 1, options: { cards: 2 } })
		const recording = await openRecording(record)
		if (typeof recording === 'string') throw new Error(recording)
		expect(recording.engine.version).toBe(1)
		expect(recording.tables).toHaveLength(record.moves.length + 1)
		const { scores } = results['wagons-and-numbers']
		const last = recording.tables.at(-1)
		expect(scores.map((_, seat) => recording.game.scoreOf(last, seat))).toEqual(scores)
	})

	test('is verified', () => {
		expect(verify(metro, record)).toMatchObject({ altered: null, moves: record.moves.length })
	})

	test('that calls itself one of today is refused', async () => {
		expect(await openRecording({ ...record, version: metro.version + 1 })).toBe('other-version')
		expect(
			await openRecording({ ...record, options: { ...(record.options as object), cards: [2, 2, 2, 2] } }),
		).toBe('refused')
	})
})
