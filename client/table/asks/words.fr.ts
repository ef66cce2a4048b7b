import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	question: '{name} demande à jouer à la place de {seat}.',
	yes: 'Oui',
	no: 'Non',
} as const satisfies Translation<typeof english>
