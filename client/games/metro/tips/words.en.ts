import { words } from '../../../i18n/words.ts'

/** What is said once on a device. */
export const tipWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	centre: 'Your line ended in the Central Station: its points count twice.',
	spoilt: 'Somebody else ended your line: every tile may end lines of all players.',
	line: 'Your line is finished: one point for each time that it crossed a tile.',
} as const
