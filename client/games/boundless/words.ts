import { words } from '../../i18n/words.ts'

/** What the table of Boundless says. */
export const boundlessWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
