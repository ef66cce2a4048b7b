import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	learn: 'Apprendre en jouant',
	title: '{game} : les règles',
} as const satisfies Translation<typeof english>
