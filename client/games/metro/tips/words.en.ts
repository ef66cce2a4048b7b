import { words } from '../../../i18n/words.ts'

/** What is said once on a device. */
export const tipWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	centre: 'Your line ended in the Central Station: its points are doubled.',
	spoilt: 'Somebody else ended your line: anybody’s tile may end anybody’s line.',
	line: 'A finished line brings a point for every tile; a tile crossed twice counts twice.',
} as const
