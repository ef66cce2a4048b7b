import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	tip: 'Conseil',
	close: 'Compris',
	off: 'Plus de conseils',
} as const satisfies Translation<typeof english>
