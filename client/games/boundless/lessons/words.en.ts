import { words } from '../../../i18n/words.ts'

/** What a lesson adds to its own words. */
export const lessonWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	choose: 'Choose {place}.',
} as const
