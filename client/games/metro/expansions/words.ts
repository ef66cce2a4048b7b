import { words } from '../../../i18n/words.ts'

/** What is said at a table with expansions, besides. */
export const extraWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
