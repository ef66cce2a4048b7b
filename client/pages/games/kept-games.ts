import { signal } from '@preact/signals'
import { idOf, type KeptGame, mergeGames } from '../../../shared/history/kept-game.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import type { GameRecord } from '../../../shared/kernel/record.ts'
import { answerTo, indexedDatabase } from '../../app/indexed-database.ts'

// A database of its own: a page of an older release goes on with the one that it knows.
const { read, write } = indexedDatabase<'games'>('junction-games', 1, ['games'])

/** The finished games that this device keeps, the newest first; unknown until they are read, or where they cannot be. */
export const keptGames = signal<readonly KeptGame[] | 'unknown' | 'impossible'>('unknown')

/** Whether this browser can keep games at all. */
const isPossible = (): boolean => 'indexedDB' in globalThis && 'CompressionStream' in globalThis

export async function readGames(): Promise<void> {
	try {
		keptGames.value = isPossible() ? mergeGames(await allGames(), []) : 'impossible'
	} catch {
		keptGames.value = 'impossible'
	}
}

const allGames = (): Promise<KeptGame[]> =>
	read(['games'], (at) => answerTo<KeptGame[]>(at('games').getAll()))

/** Keeps games beside those that there are; answers how many of them are new and stay. */
export async function addGames(games: readonly KeptGame[]): Promise<number> {
	if (!isPossible()) return 0
	const known = await allGames()
	const merged = mergeGames(known, games)
	const ids = new Set(known.map(({ id }) => id))
	const stay = new Set(merged.map(({ id }) => id))
	await write(['games'], (at) => {
		for (const game of merged) at('games').put(game, game.id)
		for (const id of ids) if (!stay.has(id)) at('games').delete(id)
	})
	keptGames.value = merged
	return merged.filter(({ id }) => !ids.has(id)).length
}

/** Keeps a game that is over. Whoever comes back to look at it finds it where it was: it did not end just now. */
export async function addFinished(game: KeptGame): Promise<void> {
	if (!isPossible()) return
	const known = (await allGames()).find(({ id }) => id === game.id)
	await addGames([known ? { ...game, at: known.at } : game])
}

/** Which seat was one's own in a recorded game, as far as this device knows. */
export async function ownSeat(record: GameRecord): Promise<Seat | undefined> {
	try {
		const id = idOf(record)
		const game = await read(['games'], (at) => answerTo<KeptGame | undefined>(at('games').get(id)))
		return game?.seat ?? undefined
	} catch {
		return undefined // nothing is kept here
	}
}

export async function removeGames(ids: readonly string[]): Promise<void> {
	await write(['games'], (at) => {
		for (const id of ids) at('games').delete(id)
	})
	await readGames()
}
