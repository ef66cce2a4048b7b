import { expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { thinkThrough } from '../../shared/kernel/bot.ts'
import type { AnyGame, Seat } from '../../shared/kernel/game.ts'
import { ADVISER, hintFor } from '../../shared/kernel/hint.ts'
import { defaultOptions } from '../../shared/kernel/options.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { allSecrets } from './support/all-secrets.ts'
import { playGame } from './support/play.ts'

const SOME = 12 // positions apart

/** Where it is somebody's turn, from the beginning of a game to its end. */
function positionsOf(game: AnyGame): { state: unknown; seat: Seat }[] {
	const found: { state: unknown; seat: Seat }[] = []
	let seen = 0
	playGame(game, {
		options: defaultOptions(game.options),
		seating: { count: 3 },
		seed: 'hints',
		bots: [game.bots.gentle!],
		observe({ state }) {
			const [seat] = game.actors(game.table(state))
			if (seat !== undefined && !game.races(game.table(state)) && seen++ % SOME === 0)
				found.push({ state, seat })
		},
	})
	return found
}

const viewOf = (game: AnyGame, state: unknown, seat: Seat) => ({
	table: game.table(state),
	seat,
	hand: game.hand(state, seat),
})

test.each(allSecrets.filter(({ id }) => Object.hasOwn(findGame(id)!.bots, ADVISER)))(
	'a hint in $id is what the bot would do, whatever lies where its player cannot see',
	({ id, swap }) => {
		const game = findGame(id)!
		const random = randomFrom('swap')
		for (const { state, seat } of positionsOf(game)) {
			const view = viewOf(game, state, seat)
			const hint = hintFor(game, view, 'seed')
			expect(hint).toEqual(thinkThrough(game.bots[ADVISER]!.think(view, randomFrom('seed'), 1)))
			expect(hint.length).toBeGreaterThan(0)
			if (swap) expect(hintFor(game, viewOf(game, swap(state, seat, random), seat), 'seed')).toEqual(hint)
		}
	},
)
