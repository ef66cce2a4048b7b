import { type AnyBot, usualBot } from '../../../shared/kernel/bot.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { replaysToTheByte } from './laws.ts'
import { type Played, type Position, playGame, type Setting } from './play.ts'

/** What a game says about its long runs: test/games/<game>/soak.ts exports one. */
export interface Soak {
	game: AnyGame
	random: AnyBot
	play?(setting: Setting): Played // between bots, unless told
	options: readonly object[] // the choices worth playing; illegal ones for a number of players are left out
	holds(state: unknown): void // in every position; throws where it does not
	/** Follows one game from its start, where a position alone does not tell whether all is well. */
	follow?(): (position: Position) => void
	ends(state: unknown): void // besides, when the game is over
}

export interface Combination {
	options: unknown
	players: number
}

/** Every legal combination of options and number of players. */
export function combinationsOf({ game, options }: Soak): Combination[] {
	const { min, max } = game.players
	const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index)
	return options.flatMap((raw) =>
		counts.flatMap((players) => {
			const parsed = parseOptions(game.options, raw, players)
			return isRejected(parsed) ? [] : [{ options: parsed, players }]
		}),
	)
}

/** Every choice of options once, with one number of players after the other. */
export function oneOfEachOptions(soak: Soak): Combination[] {
	return soak.options.map((raw, index) => {
		const possible = combinationsOf({ ...soak, options: [raw] })
		return possible[index % possible.length]!
	})
}

/** Plays one game, checks it all along, and replays its record. Mostly wild ones play, in every tenth game the usual one too. */
export function soakGame(soak: Soak, { options, players }: Combination, seed: string): void {
	const { game, random, holds, ends } = soak
	const usual = game.bots[usualBot(game)!]!
	const follow = soak.follow?.()
	const setting: Setting = {
		options,
		seating: { count: players },
		seed,
		bots: seed.endsWith('0') ? [usual, random] : [random],
		observe(position) {
			holds(position.state)
			follow?.(position)
		},
	}
	const played = soak.play?.(setting) ?? playGame(game, setting)
	ends(played.state)
	replaysToTheByte(game, setting, played)
}
