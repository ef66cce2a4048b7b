import { words } from '../../client/i18n/words.ts'

export const noughtsWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
