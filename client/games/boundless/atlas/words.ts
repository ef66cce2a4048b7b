import { words } from '../../../i18n/words.ts'

/** What the map says. */
export const atlasWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
