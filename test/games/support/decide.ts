import { type AnyBot, thinkThrough } from '../../../shared/kernel/bot.ts'
import type { View } from '../../../shared/kernel/game.ts'
import type { Random } from '../../../shared/kernel/random.ts'

export interface Decision {
	// biome-ignore lint/suspicious/noExplicitAny: steps of any game
	steps: any[]
	takes: number
}

/** What a bot does, and how long it takes over it, asked at once. */
export const decide = (bot: AnyBot, view: View<unknown, unknown>, random: Random, effort = 1): Decision => ({
	steps: thinkThrough(bot.think(view, random, effort)),
	takes: bot.takes(view, random),
})
