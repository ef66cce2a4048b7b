import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import type { AnyBot } from '../../shared/kernel/bot.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { parseOptions } from '../../shared/kernel/options.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { playGame } from './support/play.ts'

/** The slices that a thought may take where many share a processor. What a slice holds at most, each game's tests say. */
const BUDGETS: Readonly<Record<string, number>> = { gentle: 1, steady: 1, sharp: 100, master: 600 }

const SOME = 3 // positions of a game

/** What the seats that may act see, from the beginning of a game to its end. */
function viewsOf(game: AnyGame, players: number) {
	const states: unknown[] = []
	playGame(game, {
		options: parseOptions(game.options, {}, players),
		seating: { count: players },
		seed: 'slices',
		bots: [game.bots.gentle!],
		observe: ({ state }) => {
			if (game.actors(game.table(state)).length > 0) states.push(state)
		},
	})
	return states
		.filter((_, index) => index % Math.ceil(states.length / SOME) === 0)
		.map((state) => {
			const table = game.table(state)
			const seat = game.actors(table)[0]!
			return { table, seat, hand: game.hand(state, seat) }
		})
}

function slicesOf(bot: AnyBot, view: ReturnType<typeof viewsOf>[number]): number {
	const thinking = bot.think(view, randomFrom('slices'), 1)
	let slices = 1
	while (!thinking.next().done) slices++
	return slices
}

test.each(games)(
	'no bot of $id thinks longer than its level may',
	(game) => {
		for (const players of [2, game.players.max])
			for (const view of viewsOf(game, players))
				for (const [level, bot] of Object.entries(game.bots))
					expect(slicesOf(bot, view), `${level}, ${players} players`).toBeLessThanOrEqual(BUDGETS[level]!)
	},
	60_000,
)
