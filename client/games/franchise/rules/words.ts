import { words } from '../../../i18n/words.ts'

/** The rules of Franchise. */
export const ruleWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
