import type { ClientGame } from './game.ts'
import { part } from './part.ts'

/** The registry: the only place in the client that knows all games. */
export const clientGames: readonly ClientGame[] = [
	{
		id: 'metro',
		lesson: 'base',
		players: { min: 2, max: 6 },
		miniature: () => part(import('./metro/miniature.tsx')),
		lobby: () => part(import('./metro/lobby.ts')),
		table: (options) => part(import('./metro/table.ts').then(({ tableFor }) => tableFor(options))),
		result: () => part(import('./metro/result/result.ts')),
		rules: () => part(import('./metro/rules/rules.tsx')),
		engine: async () => (await import('../../shared/games/metro/game.ts')).metro,
	},
	{
		id: 'franchise',
		lesson: 'base',
		easyOptions: { start: 'learning' },
		players: { min: 2, max: 5 },
		miniature: () => part(import('./franchise/miniature.tsx')),
		lobby: () => part(import('./franchise/lobby.ts')),
		table: () => part(import('./franchise/table.ts')),
		result: () => part(import('./franchise/result/result.ts')),
		rules: () => part(import('./franchise/rules/rules.tsx')),
		engine: async () => (await import('../../shared/games/franchise/game.ts')).franchise,
	},
	{
		id: 'boundless',
		lesson: 'base',
		players: { min: 2, max: 6 },
		atOnce: true,
		miniature: () => part(import('./boundless/miniature.tsx')),
		practice: () => part(import('./boundless/overlay/practice-button.tsx')),
		daily: () => part(import('./boundless/daily/daily.ts')),
		lobby: () => part(import('./boundless/lobby.ts')),
		table: () => part(import('./boundless/table.ts')),
		result: () => part(import('./boundless/result/result.ts')),
		rules: () => part(import('./boundless/rules/rules.tsx')),
		engine: async () => (await import('../../shared/games/boundless/game.ts')).boundless,
	},
]

export const findClientGame = (id: string): ClientGame | undefined =>
	clientGames.find((game) => game.id === id)
