import { describe, expect, test } from 'vitest'
import { franchise } from '../../shared/games/franchise/game.ts'
import { games } from '../../shared/games/index.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type GameRecord, replay } from '../../shared/kernel/record.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { type ObservedDigests, observe } from '../../shared/room/observed-digests.ts'
import { verify } from '../../shared/room/verify.ts'
import { recordOf, viewHand, viewTable } from '../../shared/room/view.ts'
import { Bench, playing } from '../support/bench.ts'
import { withAnotherMove } from '../support/forgery.ts'

const everyGame: AnyGame[] = [...new Set([...games, franchise as AnyGame])]

interface Evening {
	game: AnyGame // as it should be played
	record: GameRecord
	player: ObservedDigests // sits at place 0, and sees that hand
	spectator: ObservedDigests
}

/** Bots play a whole game, by rules that may be the host's own, before two pairs of eyes. */
function spend(game: AnyGame, played: AnyGame = game): Evening {
	const bench = new Bench({ game: game.id, games: () => played })
	bench.must('ada', 'sit', { name: 'Ada' }).must('ada', 'add-bot').must('ada', 'add-bot')
	bench.must('ada', 'start')
	bench.must('ada', 'hand-over', { seat: bench.seat('ada').id, to: 'bot' })
	let player: ObservedDigests | undefined
	let spectator: ObservedDigests | undefined
	do {
		const view = viewTable(bench.room, bench.games)!
		const told = JSON.parse(JSON.stringify(view)) as typeof view
		player = observe(player, { ...told, seat: 0, hand: viewHand(bench.room, 0, bench.games) })
		spectator = observe(spectator, told)
	} while (bench.doOwn())
	const record = JSON.parse(JSON.stringify(recordOf(bench.room))) as GameRecord
	return { game, record, player, spectator }
}

describe.each(everyGame.map((game) => [game.id, spend(game)] as const))('%s', (_, evening) => {
	const { game, record, player, spectator } = evening

	test('an honest game is verified, by a player and by somebody who watched', () => {
		const moves = record.moves.length
		expect(verify(game, record, player)).toEqual({ altered: null, moves, seen: moves + 1, unseen: 0 })
		expect(verify(game, record, spectator)).toEqual({ altered: null, moves, seen: moves + 1, unseen: 0 })
	})

	test('the first move, one in the middle and one near the end cannot be altered unnoticed', () => {
		for (const share of [0, 0.5, 0.9]) {
			const { index, record: forged } = withAnotherMove(game, record, share)
			expect(verify(game, forged, spectator)).toEqual({ altered: 'move', move: index + 1 })
		}
	})

	test('a move given to another player is named', () => {
		const index = record.moves.findIndex(({ seat }) => seat >= 0)
		const move = record.moves[index]!
		const forged = { ...record, moves: record.moves.with(index, { ...move, seat: (move.seat + 1) % 3 }) }
		expect(verify(game, forged, spectator)).toMatchObject({ move: index + 1 })
	})

	test('another seed than the promised one is named', () => {
		expect(verify(game, { ...record, seed: 'another' }, spectator)).toEqual({ altered: 'seed' })
	})

	test('a host who deals otherwise than the seed does is named, with the move that shows it', () => {
		const loaded = {
			...game,
			setup: ((options, seating) =>
				game.setup(options, seating, randomFrom('loaded dice'))) as AnyGame['setup'],
		}
		const evening = spend(game, loaded)
		const verdict = verify(game, evening.record, evening.player)
		expect(verdict).toMatchObject({
			altered: expect.stringMatching(/deal|rules|move/),
			move: expect.any(Number),
		})
		expect(verify(game, evening.record, evening.spectator)).toMatchObject({ move: expect.any(Number) })
	})

	test('moves left out at the end, or added to it, are named', () => {
		const short = { ...record, moves: record.moves.slice(0, -1) }
		expect(verify(game, short, spectator)).toEqual({ altered: 'length', move: record.moves.length })
		const early = {
			...spectator,
			entries: spectator.entries.slice(0, -1),
			sights: spectator.sights.slice(0, -1),
		}
		expect(verify(game, record, early)).toEqual({ altered: 'length', move: record.moves.length })
	})

	test('other players or options are named', () => {
		const forged = { ...record, seats: record.seats.with(0, { ...record.seats[0]!, name: 'Eve' }) }
		expect(verify(game, forged, spectator)).toEqual({ altered: 'terms' })
	})

	test('what is no record at all is called altered: a host that lies about it cannot stop the check', () => {
		const { moves, seats, seating } = record
		const [move] = moves
		const seat = seats[0]!
		const hostile: Record<string, unknown>[] = [
			{ moves: null },
			{ moves: {} },
			{ moves: [null] },
			{ moves: [{ ...move, steps: null }] },
			{ moves: [{ ...move, at: '5' }] },
			{ moves: [{ ...move, acted: 'soon' }] },
			{ seating: null },
			{ seating: 3 },
			{ seating: { ...seating, count: 1e6 } },
			{ seating: { ...seating, latecomer: 'me' } },
			{ seating: { ...seating, latecomer: 99 } },
			{ seats: null },
			{ seats: [null, null, null] },
			{ seats: [{ ...seat, name: 5 }, ...seats.slice(1)] },
			{ seats: [], seating: { count: 0 } },
			{ seats: Array(99).fill(seat), seating: { count: 99 } },
			{ options: null },
			{ version: 'newest' },
		]
		for (const change of hostile) {
			const forged = { ...record, ...change } as unknown as GameRecord
			expect(verify(game, forged, spectator), JSON.stringify(change)).toEqual({ altered: 'terms' })
			expect(verify(game, forged), JSON.stringify(change)).toEqual({ altered: 'terms' })
		}
		for (const seed of [null, 5]) {
			const forged = { ...record, seed } as unknown as GameRecord
			expect(verify(game, forged, spectator)).toEqual({ altered: 'terms' })
		}
	})

	test('whoever left before the end can check what they saw', () => {
		const half = Math.floor(record.moves.length / 2)
		const left: ObservedDigests = {
			...spectator,
			entries: spectator.entries.slice(0, half),
			sights: spectator.sights.slice(0, half),
			ended: false,
		}
		const { length: moves } = record.moves
		expect(verify(game, record, left)).toEqual({ altered: null, moves, seen: half, unseen: moves - half })
	})

	test('a record alone is checked against the rules', () => {
		expect(verify(game, record)).toEqual({
			altered: null,
			moves: record.moves.length,
			seen: 0,
			unseen: record.moves.length,
		})
		const twice = { ...record, moves: [...record.moves, record.moves.at(-1)!] }
		expect(verify(game, twice)).toEqual({ altered: 'rules', move: twice.moves.length })
	})
})

test('a move that was thought of before the turn it was for is named, where each took its time', () => {
	const bench = playing({ options: { size: 6 } })
	for (const by of ['ada', 'bob', 'ada', 'bob', 'ada']) {
		bench.now += 1_000
		bench.move(by, { kind: 'take', count: 1 }, { kind: 'pass' })
	}
	bench.move('bob', { kind: 'take', count: 1 })
	const record = recordOf(bench.room)!
	const game = bench.games('heap')!
	expect(verify(game, record)).toMatchObject({ altered: null })
	const { at } = record.moves[1]!
	const acted = (when: number) => ({
		...record,
		moves: record.moves.with(2, { ...record.moves[2]!, acted: when }),
	})
	expect(verify(game, acted(at))).toMatchObject({ altered: null })
	expect(verify(game, acted(at - 1))).toEqual({ altered: 'rules', move: 3 })
	const [first, second] = record.moves
	const early = { ...second!, acted: first!.at - 1 }
	expect(verify(game, { ...record, moves: record.moves.with(1, early) })).toEqual({
		altered: 'rules',
		move: 2,
	})
})

describe('what somebody saw', () => {
	const look = (bench: Bench, before?: ObservedDigests): ObservedDigests =>
		observe(before, viewTable(bench.room, bench.games)!)
	const take = (count: number) => ({ kind: 'take', count })

	test('forgets a move that its player took back', () => {
		const bench = playing()
		bench.move('ada', take(1))
		const before = look(bench)
		bench.must('ada', 'undo')
		expect(look(bench, before).entries).toEqual([])
		bench.move('ada', take(2))
		const after = look(bench, before)
		expect(after.entries).toEqual(look(bench).entries)
		expect(after.sights).toEqual(look(bench).sights)
	})

	test('does not believe a host who rewrites what lies further back', () => {
		const bench = playing()
		bench.move('ada', take(1))
		bench.move('ada', take(1))
		bench.move('ada', take(1))
		const before = look(bench)
		const other = playing()
		for (const count of [2, 1, 1]) other.move('ada', take(count))
		expect(look(other, before).entries[0]).toBe(before.entries[0])
		expect(look(playing(), before)).toMatchObject({
			entries: before.entries,
			sights: expect.arrayContaining(before.sights),
		})
	})

	test('sees a position once, and the hand in it when there is one', () => {
		const view = viewTable(playing().room, playing().games)!
		const first = observe(undefined, view)
		expect(observe(first, view).sights).toHaveLength(1)
		const seated = observe(first, { ...view, seat: 0, hand: ['a tile'] })
		expect(seated.sights).toHaveLength(2)
		expect(observe(seated, { ...view, seat: 0, hand: ['a tile'] }).sights).toHaveLength(2)
	})
})

describe.each(everyGame.map((game) => [game.id, spend(game)] as const))(
	'%s, of a record alone',
	(_, evening) => {
		const { game, record } = evening
		const positions = replay(game, record)
		if (isRejected(positions)) throw new Error('the record itself is refused')

		test('a move by somebody whose turn it was not is named', () => {
			for (const [index, move] of record.moves.entries()) {
				const actors = game.actors(game.table(positions[index]!.state))
				for (const seat of [0, 1, 2, 3, -1, -2].filter(
					(seat) => seat !== move.seat && !actors.includes(seat),
				)) {
					const forged = { ...record, moves: record.moves.with(index, { ...move, seat }) }
					expect(verify(game, forged)).toMatchObject({ altered: 'rules', move: index + 1 })
				}
			}
		})

		test('a move made before the one before it is named', () => {
			const index = record.moves.findLastIndex(({ at }) => at > 0)
			const forged = { ...record, moves: record.moves.with(index, { ...record.moves[index]!, at: -1 }) }
			expect(verify(game, forged)).toMatchObject({ altered: 'rules', move: index + 1 })
		})

		test('a move that was thought of before its turn, or after it was heard of, is named', () => {
			const index = record.moves.findLastIndex(({ seat }) => seat >= 0)
			const move = record.moves[index]!
			for (const acted of [-1, move.at + 1]) {
				const forged = { ...record, moves: record.moves.with(index, { ...move, acted }) }
				expect(verify(game, forged)).toMatchObject({ altered: 'rules', move: index + 1 })
			}
		})
	},
)
