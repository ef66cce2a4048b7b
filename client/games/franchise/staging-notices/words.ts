import { words } from '../../../i18n/words.ts'

/** What is said when something that was staged is put back, or a turn would do nothing. */
export const secondWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
