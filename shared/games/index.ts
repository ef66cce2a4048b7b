import { type AnyGame, asOfVersion, type FindGame } from '../kernel/game.ts'
import { boundless } from './boundless/game.ts'
import { franchise } from './franchise/game.ts'
import { metro } from './metro/game.ts'

/** The registry: the only place in the core that knows all games. */
export const games: readonly AnyGame[] = [metro, franchise, boundless]

export const findGame: FindGame = (id, version) => {
	const found = games.find((game) => game.id === id)
	return found && asOfVersion(found, version)
}
