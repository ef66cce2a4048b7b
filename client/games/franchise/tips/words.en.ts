import { words } from '../../../i18n/words.ts'

/** What is said once on a device. */
export const tipWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	region: 'A region scores: whoever has most franchises in it gets its first number.',
	majority: 'You held most of a metropolis: you score it, and your pieces come home.',
	evaluated: 'A metropolis is evaluated: whoever has most franchises in it scores its number.',
} as const
