import { words } from '../../../i18n/words.ts'

/** The game in words. */
export const textWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	begin: 'Seven rounds. Before each of them, say that you are ready; keys 1 to 8 place a token.',
	you: 'you',
	centre: 'Centre: {centre}.',
	'centre.soon': 'The centre is not shown yet.',
	reveal: 'Centre: {centre}. {cards}.',
	'stack.none': 'nobody',
	stack: '{names}; next pays {money}',

	'played.round': 'Round {round}. Centre: {centre}. Ring: {ring}.',

	accounts: 'Round {round}: what it came to',
	'accounts.player': 'Player',
	'accounts.choice': 'Choice',
	'accounts.price': 'Price',
	'accounts.money': 'Money',
	'accounts.verdict': 'Verdict',

	ask: 'Ask the map',
	'ask.one': 'A state',
	'ask.other': 'Another one',
	'ask.none': '–',
	'ask.neighbours': '{state} is a neighbour of {names}.',
	'ask.notes': 'Notes on the map',
} as const
