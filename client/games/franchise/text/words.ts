import { words } from '../../../i18n/words.ts'

/** The map in words. */
export const textWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
