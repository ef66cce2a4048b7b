import { words } from '../../i18n/words.ts'

/** Where no game has anything to say. */
export const hintWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	none: 'There is no hint just now.',
} as const
