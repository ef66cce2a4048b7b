import { LARGEST_FILE, readGamesFile } from '../../../shared/history/games-file.ts'
import type { KeptGame } from '../../../shared/history/kept-game.ts'
import { addGames } from './kept-games.ts'
import { summarise } from './summarise.ts'

/** What came of a file: how many of its games are new here, and how many are none. */
export type Brought = { added: number; bad: number } | 'no-file' | 'failed'

/** Takes in the games of a file. Each is played through by the rules, and none replaces one that is here. */
export async function bringGames(
	file: File,
	onProgress: (done: number, count: number) => void,
): Promise<Brought> {
	const found = file.size > LARGEST_FILE ? undefined : readGamesFile(await file.text())
	if (!found) return 'no-file'
	const games: KeptGame[] = []
	for (const [index, { packed, seat, at }] of found.games.entries()) {
		onProgress(index, found.games.length)
		const game = await summarise(packed, seat, Math.min(at, Date.now()))
		if (game) games.push(game)
	}
	try {
		const added = await addGames(games)
		return { added, bad: found.bad + found.games.length - games.length }
	} catch {
		return 'failed'
	}
}
