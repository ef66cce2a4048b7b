import type { TableView } from '../../../shared/room/view.ts'
import type { GameResult } from '../../games/game.ts'
import { findClientGame } from '../../games/index.ts'

/** What the game tells about its end; a plain result, where it tells nothing. */
export async function loadResult({
	game: id,
	options,
}: Pick<TableView['about'], 'game' | 'options'>): Promise<GameResult | undefined> {
	const game = findClientGame(id)
	if (!game || game.result) return game?.result?.()
	const [{ plainResult }, table] = await Promise.all([import('./plain-result.tsx'), game.table(options)])
	return plainResult(table)
}
