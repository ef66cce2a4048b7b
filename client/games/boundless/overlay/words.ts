import { words } from '../../../i18n/words.ts'

/** What opens over a page: the map, and practice. */
export const overlayWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
