import { words } from '../../../i18n/words.ts'

/** What is said once on a device. */
export const tipWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	region: 'A region scores: whoever has most franchises in it gets the first number on its plate.',
	majority:
		'You win a metropolis: you score. All your franchises there but one go home; the others keep theirs.',
	evaluated:
		'Full, or over half held by somebody: a metropolis scores. Only the winner’s franchises go home, all but one.',
} as const
