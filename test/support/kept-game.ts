import { readdirSync, readFileSync } from 'node:fs'
import { replayPath } from '../../client/room/replay-link.ts'
import { writeGamesFile } from '../../shared/history/games-file.ts'
import type { KeptGame } from '../../shared/history/kept-game.ts'
import type { GameRecord } from '../../shared/kernel/record.ts'
import { inProject } from '../../worker/build/paths.ts'

/** A game as a device keeps it, of which nothing matters but what is told. */
export const keptGame = (told: Partial<KeptGame> = {}): KeptGame => ({
	id: 'a',
	at: 1000,
	seat: 0,
	packed: '',
	game: 'heap',
	seats: [
		{ name: 'Ann', colour: 0 },
		{ name: 'Bob', colour: 1 },
	],
	scores: [10, 5],
	winners: [0],
	best: 4,
	missed: [],
	...told,
})

/** The recorded games of the rules' own tests. */
export function recordedGames(game: string): GameRecord[] {
	const folder = inProject(`test/games/${game}/records`)
	return readdirSync(folder)
		.filter((name) => name.endsWith('.json'))
		.map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')))
}

export const packedGame = async (record: GameRecord): Promise<string> =>
	(await replayPath(record)).split('#')[1]!

/** A file of finished games, as somebody saved it who sat first in each. */
export async function gamesFile(games: readonly string[], at: number): Promise<string> {
	const records = games.flatMap((game) => recordedGames(game).slice(0, 2))
	const packed = await Promise.all(records.map(packedGame))
	return writeGamesFile(packed.map((packed, index) => keptGame({ packed, at: at + index })))
}
