import { words } from '../../i18n/words.ts'

/** Words after a game. */
export const resultWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
