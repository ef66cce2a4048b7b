import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	draw: 'Piochez : aucune case ne convient à votre main.',
	over: 'Posez-la n’importe où : plus aucune ligne n’est ouverte.',
	lay: '{where} : {why}',
	where: 'Tuile {number} en {cell}',
	'ends.mine': {
		one: 'votre ligne {line} finit : {count} point pour vous.',
		other: 'votre ligne {line} finit : {count} points pour vous.',
	},
	'ends.theirs': {
		one: 'arrête la ligne {line} de {owner} à {count} point : elle ne grandira plus.',
		other: 'arrête la ligne {line} de {owner} à {count} points : elle ne grandira plus.',
	},
	'grows.mine': {
		one: 'votre ligne {line} commence.',
		other: 'votre ligne {line} passe à {count} tuiles.',
	},
	'grows.theirs': {
		one: 'la ligne {line} de {owner} commence.',
		other: 'la ligne {line} de {owner} passe à {count} tuiles.',
	},
	nothing: 'elle n’aide personne.',
	later: {
		one: 'Votre ligne {line} peut attendre mieux que {count} point.',
		other: 'Votre ligne {line} peut attendre mieux que {count} points.',
	},
	'because.only': 'Toute autre case aide quelqu’un d’autre.',
	'because.least': 'Aucune case n’aide moins.',
	'because.longer': 'De plus longues attendent mieux.',
	'because.keep': 'Les vôtres attendent mieux.',
	spoilt: 'Une autre la mènerait à {count}.',
} as const satisfies Translation<typeof english>
