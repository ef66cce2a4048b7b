import { words } from '../../client/i18n/words.ts'

const english = {
	'noughts.name': 'Noughts',
	'noughts.tagline': 'Three in a row, before the other has them.',
	'noughts.facts': '2 players · 1 minute',
}

const french: typeof english = {
	'noughts.name': 'Morpion',
	'noughts.tagline': 'Trois signes alignés, avant l’autre.',
	'noughts.facts': '2 joueurs · 1 minute',
}

/** What all four games are called; stands in for client/games/titles.en.ts. */
export const titles = words({
	en: async () => ({ default: { ...(await import('../../client/games/titles.en.ts')).default, ...english } }),
	fr: async () => ({ default: { ...(await import('../../client/games/titles.fr.ts')).default, ...french } }),
})
