import type { Translation } from '../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	rules: 'Règles',
	contents: 'Sommaire',
	search: 'Chercher dans les règles',
	'search.none': 'Introuvable',
	'search.place': '{place} sur {of}',
	'search.next': 'Passage suivant',
	'search.back': 'Passage précédent',
} as const satisfies Translation<typeof english>
