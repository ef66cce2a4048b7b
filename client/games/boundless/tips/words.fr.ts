import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	photo: 'Photo-finish : le premier à agir est dessous, même si son jeton arrive plus tard.',
	price: 'Le moins cher : un État proche du centre, sans en être voisin.',
} as const satisfies Translation<typeof english>
