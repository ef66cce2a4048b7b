import { words } from '../../../i18n/words.ts'

/** What a lesson says about what is staged and was not meant. */
export const lessonWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	stray: 'This step is about something else: tap {place} again to take it back.',
	'stray.tile': 'This step needs no bonus tile here: tap it again to take it back.',
} as const
