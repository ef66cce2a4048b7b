import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	choose: 'À choisir : {place}.',
} as const satisfies Translation<typeof english>
