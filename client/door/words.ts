import { words } from '../i18n/words.ts'

/** Words about who may come in. */
export const doorWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
