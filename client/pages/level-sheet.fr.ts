import type { Translation } from '../i18n/phrase.ts'
import type english from './level-sheet.en.ts'

export default {
	'level.gentle': 'doux',
	'level.steady': 'régulier',
	'level.sharp': 'redoutable',
	'level.master': 'maître',
} as const satisfies Translation<typeof english>
