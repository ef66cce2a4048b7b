import { words } from '../../i18n/words.ts'

/** What only the home page says. */
export const homeWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
