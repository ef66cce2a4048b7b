import { words } from '../../i18n/words.ts'

/** Words before a game: joining, the lobby, its options. */
export const lobbyWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })
