import type { Translation } from '../i18n/phrase.ts'
import type english from './titles.en.ts'

export default {
	'metro.name': 'Metro',
	'metro.tagline': 'Posez des rails sous Paris. Allongez vos lignes, raccourcissez celles des autres.',
	'metro.facts': 'De 2 à 6 joueurs, 30 minutes',
	'franchise.name': 'Franchise',
	'franchise.tagline':
		'Couvrez de boutiques l’Amérique des années soixante : une ville, puis toute la région.',
	'franchise.facts': 'De 2 à 5 joueurs, 60 minutes',
	'boundless.name': 'Boundless',
	'boundless.tagline': 'Une course de mémoire sur la carte : tout près, c’est bien ; voisin, c’est cher.',
	'boundless.facts': 'De 2 à 6 joueurs, 20 minutes',
} as const satisfies Translation<typeof english>
