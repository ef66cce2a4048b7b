import { words } from '../../../i18n/words.ts'

/** The rules of Metro, in our own words. */
export const ruleWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
