import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	centre: 'Votre ligne finit à la Gare centrale : ses points comptent double.',
	spoilt: 'Quelqu’un d’autre a fini votre ligne : une tuile peut finir les lignes de tous.',
	line: 'Votre ligne est achevée : un point pour chaque passage sur une tuile.',
} as const satisfies Translation<typeof english>
