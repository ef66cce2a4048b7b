import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	region: 'Une région est décomptée : qui y a le plus de franchises reçoit la première valeur de sa tuile.',
	majority:
		'Vous avez le plus de franchises dans une métropole : vous marquez. Vous y reprenez vos franchises, sauf une ; les autres gardent les leurs.',
	evaluated:
		'Une métropole est décomptée dès que quelqu’un en tient plus de la moitié, ou qu’elle est pleine. Seul le gagnant reprend ses franchises, sauf une.',
} as const satisfies Translation<typeof english>
