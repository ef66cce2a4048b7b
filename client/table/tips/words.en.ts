import { words } from '../../i18n/words.ts'

/** About tips themselves. */
export const tipsWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	tip: 'Tip',
	close: 'Got it',
	off: 'No more tips',
} as const
