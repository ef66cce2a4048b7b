import { findGame } from '../../../shared/games/index.ts'
import type { View } from '../../../shared/kernel/game.ts'
import { hintFor } from '../../../shared/kernel/hint.ts'

/** What a player sees, and nothing that they do not. */
export interface HintQuestion {
	game: string
	version: number
	view: View<unknown, unknown>
	seed: string
}

/** Thinks on a thread of its own, so that the board can be looked at meanwhile. */
addEventListener('message', ({ data }: MessageEvent<HintQuestion>) => {
	const game = findGame(data.game, data.version)
	postMessage(game ? hintFor(game, data.view, data.seed) : [])
})
