import { words } from '../i18n/words.ts'

/** What the games are called, and what they are about in a line: keys are `<game>.name`, `.tagline`, `.facts`. */
export const titles = words({ en: () => import('./titles.en.ts'), fr: () => import('./titles.fr.ts') })
