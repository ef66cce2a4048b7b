import { words } from '../../../i18n/words.ts'

/** What is told to whoever asks about something on the table. */
export const aboutWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
