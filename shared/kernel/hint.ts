import { botToday, thinkThrough } from './bot.ts'
import type { AnyGame, View } from './game.ts'
import { randomFrom } from './random.ts'

/** Who is asked where a good move is. */
export const ADVISER = 'sharp'

/** What that bot would do in a seat's place, by what the seat sees alone: the same for the same view and seed. */
export function hintFor(game: AnyGame, view: View<unknown, unknown>, seed: string): unknown[] {
	const name = botToday(game, ADVISER)
	return name === undefined ? [] : thinkThrough(game.bots[name]!.think(view, randomFrom(seed), 1))
}
