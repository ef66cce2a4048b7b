import { words } from '../../i18n/words.ts'

/** What happened, in words. */
export const logWords = words({
	en: () => import('./log-words.en.ts'),
	fr: () => import('./log-words.fr.ts'),
})
