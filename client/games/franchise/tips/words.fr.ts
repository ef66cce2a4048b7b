import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	region: 'Une région est décomptée : qui y a le plus de franchises reçoit le premier nombre de sa plaque.',
	majority:
		'Vous gagnez une métropole : vous marquez. Vous y reprenez vos franchises, sauf une ; les autres gardent les leurs.',
	evaluated:
		'Pleine, ou tenue à plus de la moitié : une métropole est décomptée. Seul le gagnant reprend ses franchises, sauf une.',
} as const satisfies Translation<typeof english>
