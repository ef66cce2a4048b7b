import { words } from '../../i18n/words.ts'

/** What is said at a Metro table. */
export const metroWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
