import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	none: 'Pas d’indice pour le moment.',
} as const satisfies Translation<typeof english>
