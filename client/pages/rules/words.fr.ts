import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: '{game} : les règles',
} as const satisfies Translation<typeof english>
