import { words } from '../../i18n/words.ts'

/** What things are called in Franchise. Places have the same name in every language. */
export const nameWords = words({
	en: () => import('./name-words.en.ts'),
	fr: () => import('./name-words.fr.ts'),
})
