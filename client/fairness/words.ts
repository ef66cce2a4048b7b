import { words } from '../i18n/words.ts'

/** What a check of a game says. */
export const fairnessWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
