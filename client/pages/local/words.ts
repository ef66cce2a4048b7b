import { words } from '../../i18n/words.ts'

/** Words of rooms on this device alone. */
export const localWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
