import { expect, test } from 'vitest'
import { findGame, games } from '../../shared/games/index.ts'
import { findJudge } from '../../shared/games/judges.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { parseOptions } from '../../shared/kernel/options.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { branchOf, idOf } from '../../shared/room/branch.ts'
import { continueRoom } from '../../shared/room/continue.ts'
import { positionsOf } from '../games/support/recorded.ts'
import { recordBots } from '../report/bot-games.ts'

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
