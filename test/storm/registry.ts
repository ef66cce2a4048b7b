import { findGame } from '../../shared/games/index.ts'
import type { Bot } from '../../shared/kernel/bot.ts'
import { type AnyGame, asOfVersion, type FindGame } from '../../shared/kernel/game.ts'

/** Bots that play anything, after a few slices of thought: in a storm it matters that they move, not how well. */
const anyhow = (game: AnyGame): Bot<unknown, unknown, unknown> => ({
	takes: (_, random) => 300 + random.below(900),
	*think(view, random) {
		for (let slices = random.below(3); slices > 0; slices--) yield
		return [random.pick(game.steps(view))]
	},
})

const simple = (game: AnyGame): AnyGame => ({ ...game, bots: { steady: anyhow(game) } })

/** The next release: every game's rules have a new number, and those before are kept. */
const raised = (game: AnyGame): AnyGame => ({
	...game,
	version: game.version + 1,
	earlier: [...(game.earlier ?? []).map(simple), game],
})

const registries = new Map<string, AnyGame>()

/** The games as this release has them, or the next one. */
export const gamesOf =
	(isNext: () => boolean): FindGame =>
	(id, version) => {
		const name = `${id} ${isNext()}`
		const found = findGame(id)
		if (!registries.has(name) && found) registries.set(name, isNext() ? raised(simple(found)) : simple(found))
		const game = registries.get(name)
		return game && asOfVersion(game, version)
	}
