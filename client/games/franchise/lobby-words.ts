import { words } from '../../i18n/words.ts'

/** What the lobby says about Franchise. */
export const lobbyWords = words({
	en: () => import('./lobby-words.en.ts'),
	fr: () => import('./lobby-words.fr.ts'),
})
