import { words } from '../../../i18n/words.ts'

/** What a game of Franchise came to. */
export const resultWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
