import { words } from '../../i18n/words.ts'

/** What whoever decides about a seat is asked. */
export const askWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
