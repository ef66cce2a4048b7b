import { words } from '../i18n/words.ts'

/** What every table says, whatever is played at it. */
export const tableWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
