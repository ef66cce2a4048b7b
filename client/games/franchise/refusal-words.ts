import { words } from '../../i18n/words.ts'

/** Why a step is refused, and what to do instead. */
export const refusalWords = words({
	en: () => import('./refusal-words.en.ts'),
	fr: () => import('./refusal-words.fr.ts'),
})
