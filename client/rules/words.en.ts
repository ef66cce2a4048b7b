import { words } from '../i18n/words.ts'

/** What stands around the rules of every game. */
export const rulesWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	rules: 'Rules',
	contents: 'Contents',
	search: 'Search the rules',
	'search.none': 'Not found',
	'search.place': '{place} of {of}',
	'search.next': 'Next place',
	'search.back': 'Place before',
} as const
