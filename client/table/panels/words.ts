import { words } from '../../i18n/words.ts'

/** What the sheets over the table say. */
export const panelWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
