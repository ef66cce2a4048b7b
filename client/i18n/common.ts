import { words } from './words.ts'

/** Words that every part of the page uses. */
export const common = words({ en: () => import('./common.en.ts'), fr: () => import('./common.fr.ts') })
