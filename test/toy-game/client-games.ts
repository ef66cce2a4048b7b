import type { ClientGame } from '../../client/games/game.ts'
import { clientGames as others } from '../../client/games/index.ts'
import { part } from '../../client/games/part.ts'

/** The registry of the client with a fourth game in it; stands in for client/games/index.ts. */
export const clientGames: readonly ClientGame[] = [
	...others,
	{
		id: 'noughts',
		players: { min: 2, max: 2 },
		miniature: () => part(import('./miniature.tsx')),
		lobby: () => part(import('./lobby.ts')),
		table: () => part(import('./table.tsx')),
		rules: () => part(import('./rules.ts')),
		engine: async () => (await import('./game.ts')).noughts,
	},
]

export const findClientGame = (id: string): ClientGame | undefined =>
	clientGames.find((game) => game.id === id)
