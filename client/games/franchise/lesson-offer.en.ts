import { words } from '../../i18n/words.ts'

/** Under the learning start, in the lobby. */
export const lessonOfferWords = words({
	en: () => import('./lesson-offer.en.ts'),
	fr: () => import('./lesson-offer.fr.ts'),
})

export default {
	learn: 'New to it? Learn in two minutes',
} as const
