import { words } from '../../i18n/words.ts'

/** What may go wrong on the way to a room between devices. */
export const peerWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
