import { words } from '../../../i18n/words.ts'

export const practiceWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
