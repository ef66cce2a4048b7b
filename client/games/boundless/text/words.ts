import { words } from '../../../i18n/words.ts'

/** The game in words. */
export const textWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
