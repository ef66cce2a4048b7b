import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	photo: 'Photo-finish : le premier à agir est dessous, même si son jeton arrive plus tard.',
	price: 'Plus le chemin vers le centre est court, sans y toucher, moins vous payez.',
} as const satisfies Translation<typeof english>
