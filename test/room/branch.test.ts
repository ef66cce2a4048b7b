import { expect, test } from 'vitest'
import { findGame, games } from '../../shared/games/index.ts'
import { findJudge } from '../../shared/games/judges.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { parseOptions } from '../../shared/kernel/options.ts'
import type { GameRecord } from '../../shared/kernel/record.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { branchOf, idOf } from '../../shared/room/branch.ts'
import { continueRoom } from '../../shared/room/continue.ts'
import { positionsOf } from '../games/support/recorded.ts'
import { recordBots } from '../report/bot-games.ts'
import { heap } from '../support/heap.ts'

const person = 'a'.repeat(64)
const LATER = 9_000_000_000_000

const judged = []
for (const game of games) if (await findJudge(game.id)) judged.push(game)

test.each(judged)('a game of $id is played on from any move against bots, as it was dealt', (game) => {
	const record = recordBots(game, {
		options: parseOptions(game.options, {}, 3),
		seating: { count: 3, latecomer: 1 },
		seed: '0123456789abcdef'.repeat(4),
		bots: [game.bots.steady!],
	})
	const positions = positionsOf(game, record)
	for (const moves of [0, 1, 7, record.moves.length - 1]) {
		const [seat] = game.actors(game.table(positions[moves]!.state))
		const branch = branchOf({ record, moves, seat: seat!, bot: 'sharp' }, person, game)
		const wish = { code: '123456', game: branch, seat: idOf(seat!) }
		const continued = continueRoom(wish, person, LATER, findGame)
		if (isRejected(continued)) throw new Error(continued.rejected)
		const { phase, match, seats } = continued.room
		expect(phase).toBe('playing')
		expect(canonical(match!.state)).toBe(canonical(positions[moves]!.state))
		expect(seats.map(({ player }) => player === person)).toEqual([0, 1, 2].map((place) => place === seat))
		expect(seats.map(({ bot }) => bot !== null)).toEqual([0, 1, 2].map((place) => place !== seat))
	}
})

test('seats are as they were: with the same names, the latecomer as the one who came last, bots but for one', () => {
	const record: GameRecord = {
		game: 'heap',
		version: 1,
		options: {},
		seating: { count: 3, latecomer: 1 },
		seats: ['Ada', '', 'Cleo'].map((name, colour) => ({ name, colour: colour + 2 })),
		seed: '0123456789abcdef'.repeat(4),
		moves: [
			{ seat: 0, steps: [{ kind: 'take', count: 1 }], at: 5 },
			{ seat: 2, steps: [{ kind: 'pass' }], at: 9, acted: 7 },
		],
	}
	const { terms, begin, entries } = branchOf(
		{ record, moves: 2, seat: 2, bot: 'hasty' },
		person,
		heap as AnyGame,
	)
	const bot = { owner: null, player: null, bot: 'hasty', botSince: 0 }
	expect(terms).toEqual({
		game: 'heap',
		options: {},
		creator: person,
		epoch: 0,
		counter: 3,
		seats: [
			{ ...bot, id: 1, name: 'Ada', ownerName: 'Ada', colour: 2, chosen: 0 },
			{ ...bot, id: 2, name: '?', ownerName: '?', colour: 3, chosen: 3 },
			{
				id: 3,
				name: 'Cleo',
				ownerName: 'Cleo',
				colour: 4,
				owner: person,
				player: person,
				bot: null,
				botSince: 0,
				chosen: 0,
			},
		],
	})
	expect(begin).toEqual({ at: 0, seed: record.seed, version: 1 })
	expect(entries).toEqual([
		{ at: 5, by: null, type: 'move', args: { seat: 0, steps: [{ kind: 'take', count: 1 }] } },
		{ at: 9, by: person, type: 'move', args: { steps: [{ kind: 'pass' }], acted: 7 } },
	])
	const other = branchOf({ record, moves: 1, seat: 2, bot: 'unheard of' }, person, heap as AnyGame)
	expect(other.terms.seats.map(({ bot }) => bot)).toEqual(['plain', 'plain', null])
	expect(other.entries).toHaveLength(1)
})
