import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	tip: 'Conseil',
	close: 'Compris',
	off: 'Ne plus afficher',
} as const satisfies Translation<typeof english>
