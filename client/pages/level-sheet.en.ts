import { words } from '../i18n/words.ts'

/** What bots are called by how well they play. */
export const levelWords = words({
	en: () => import('./level-sheet.en.ts'),
	fr: () => import('./level-sheet.fr.ts'),
})

export default {
	'level.gentle': 'gentle',
	'level.steady': 'steady',
	'level.sharp': 'sharp',
	'level.master': 'master',
} as const
