import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	region: 'Une région est décomptée : qui y a le plus de franchises reçoit la première valeur de sa tuile.',
	majority:
		'Vous avez le plus de franchises dans une métropole : vous marquez, et toutes reviennent sauf une.',
	evaluated:
		'Une métropole est décomptée dès que quelqu’un en tient plus de la moitié, ou qu’elle est pleine.',
} as const satisfies Translation<typeof english>
