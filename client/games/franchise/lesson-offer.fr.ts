import type { Translation } from '../../i18n/phrase.ts'
import type english from './lesson-offer.en.ts'

export default {
	learn: 'Vous débutez ? Apprenez en deux minutes',
} as const satisfies Translation<typeof english>
