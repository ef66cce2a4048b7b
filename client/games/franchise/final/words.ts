import { words } from '../../../i18n/words.ts'

/** What is counted when the game is over. */
export const finalWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
