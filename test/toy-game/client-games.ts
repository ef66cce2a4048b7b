import type { ClientGame } from '../../client/games/game.ts'
import { clientGames as others } from '../../client/games/index.ts'
import { wordsReady } from '../../client/i18n/language.ts'

async function part<Part>(load: Promise<{ default: Part }>): Promise<Part> {
	const { default: loaded } = await load
	await wordsReady()
	return loaded
}

/** The registry of the client with a fourth game in it; stands in for client/games/index.ts. */
export const clientGames: readonly ClientGame[] = [
	...others,
	{
		id: 'noughts',
		players: { min: 2, max: 2 },
		miniature: () => part(import('./miniature.tsx')),
		lobby: () => part(import('./lobby.ts')),
		table: () => part(import('./table.tsx')),
		textView: () => part(import('./text-view.tsx')),
		result: () => part(import('./result.tsx')),
		rules: () => part(import('./rules.tsx')),
		engine: async () => (await import('./game.ts')).noughts,
	},
]

export const findClientGame = (id: string): ClientGame | undefined =>
	clientGames.find((game) => game.id === id)
