import { words } from '../../i18n/words.ts'

/** What is said at a table of Franchise. */
export const franchiseWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
