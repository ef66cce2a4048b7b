import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	centre: 'Votre ligne a fini à la Gare centrale : ses points comptent double.',
	spoilt: 'Quelqu’un d’autre a fini votre ligne : chacun peut finir les lignes de tous.',
	line: 'Une ligne achevée rapporte un point par tuile ; une tuile traversée deux fois compte deux fois.',
} as const satisfies Translation<typeof english>
