import others from '../../client/games/titles.fr.ts'
import type { Translation } from '../../client/i18n/phrase.ts'
import type english from './titles.en.ts'

export default {
	...others,
	'noughts.name': 'Morpion',
	'noughts.tagline': 'Trois signes alignés, avant l’autre.',
	'noughts.facts': '2 joueurs · 1 minute',
} as const satisfies Translation<typeof english>
