import { words } from '../../../i18n/words.ts'

/** What is said once on a device. */
export const tipWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	region: 'A region scores: whoever has most franchises in it gets the first value of its tile.',
	majority: 'You have most franchises in a metropolis: you score, and all of yours but one go home.',
	evaluated: 'A metropolis is evaluated once somebody holds more than half of it, or it is full.',
} as const
