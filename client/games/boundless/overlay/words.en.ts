import { words } from '../../../i18n/words.ts'

/** What opens over a page: the map, and practice. */
export const overlayWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	study: 'Study the map',
	'study.title': 'The map',
	closed: 'The map is closed while a round is on.',
	practice: 'Practise alone',
	'practice.weak': 'Practise these borders',
	'practice.title': 'Practice',
} as const
