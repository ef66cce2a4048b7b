import { words } from '../../i18n/words.ts'

/** Words around the table: finding the room, and what may go wrong. */
export const roomWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
