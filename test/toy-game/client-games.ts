import type { ClientGame } from '../../client/games/game.ts'
import { clientGames as others } from '../../client/games/index.ts'
import { wordsReady } from '../../client/i18n/language.ts'

/** What a game of this size has besides its table comes in one piece. */
async function pages() {
	const loaded = await import('./pages.tsx')
	await wordsReady()
	return loaded
}

/** Likewise its table. */
async function table() {
	const loaded = await import('./table.tsx')
	await wordsReady()
	return loaded
}

/** The registry of the client with a fourth game in it; stands in for client/games/index.ts. */
export const clientGames: readonly ClientGame[] = [
	...others,
	{
		id: 'noughts',
		players: { min: 2, max: 2 },
		miniature: async () => (await pages()).Miniature,
		lobby: async () => (await pages()).lobby,
		table: async () => (await table()).table,
		result: async () => (await pages()).result,
		rules: async () => (await pages()).rules,
		engine: async () => (await import('./game.ts')).noughts,
	},
]

export const findClientGame = (id: string): ClientGame | undefined =>
	clientGames.find((game) => game.id === id)
