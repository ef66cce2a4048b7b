import type { Game, View } from './game.ts'
import type { Random } from './random.ts'

/** Thinking that can be interrupted: each `next()` is one slice of a bounded number of iterations; the last returns the steps. */
export type Thinking<Step> = Generator<undefined, Step[], undefined>

/** Somebody who plays by what their seat sees, and nothing else. */
export interface Bot<Table, Hand, Step> {
	/** How long it lets the others wait, in milliseconds; drawn before it thinks, from its view alone. */
	takes(view: View<Table, Hand>, random: Random): number
	/** Its move, from its view alone: the same for the same view, chance and effort. Effort scales iterations: 1 where many share a processor. */
	think(view: View<Table, Hand>, random: Random, effort: number): Thinking<Step>
}

/** A bot that decides in one slice, whatever the effort. */
export const quickBot = <Table, Hand, Step>(
	takes: Bot<Table, Hand, Step>['takes'],
	decide: (view: View<Table, Hand>, random: Random) => Step[],
): Bot<Table, Hand, Step> => ({
	takes,
	// biome-ignore lint/correctness/useYield: there is nothing to interrupt
	*think(view, random) {
		return decide(view, random)
	},
})

/** The end of a thinking, without a break. */
export function thinkThrough<Step>(thinking: Thinking<Step>): Step[] {
	for (;;) {
		const slice = thinking.next()
		if (slice.done) return slice.value
	}
}

// biome-ignore lint/suspicious/noExplicitAny: bots of any game
export type AnyBot = Bot<any, any, any>

type WithBots = Pick<Game<never, never, never, never, never, never>, 'formerBots'> & {
	readonly bots: { readonly [name: string]: AnyBot }
}

/** How well bots play, in every game that has so many, from the weakest on. */
export const levels: readonly string[] = ['gentle', 'steady', 'sharp', 'master']

/**
 * What a bot is called today, by a name that may be older; for a level that the game has not, the next weaker, else the
 * usual one. Undefined where there is no such name.
 */
export function botToday(game: WithBots, name: string): string | undefined {
	const { bots, formerBots = {} } = game
	const today = Object.hasOwn(formerBots, name) ? formerBots[name]! : name
	if (Object.hasOwn(bots, today)) return today
	const level = levels.indexOf(today)
	if (level < 0) return undefined
	return levels.slice(0, level).findLast((weaker) => Object.hasOwn(bots, weaker)) ?? usualBot(game)
}

/** The bot that sits down where none is asked for, and takes over where somebody is gone. */
export const usualBot = ({ bots }: WithBots): string | undefined =>
	Object.hasOwn(bots, 'steady') ? 'steady' : Object.keys(bots)[0]
