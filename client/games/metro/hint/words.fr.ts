import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	draw: 'Piochez : aucune case ne convient à votre main.',
	over: 'Posez-la n’importe où : plus aucune ligne n’est ouverte.',
	lay: '{where} : {why}',
	where: 'Tuile {number} en {cell}',
	'ends.mine': {
		one: 'votre ligne de {station} finit : {count} point pour vous.',
		other: 'votre ligne de {station} finit : {count} points pour vous.',
	},
	'ends.theirs': {
		one: 'arrête la ligne de {owner} ({station}) à {count} point : elle ne grandira plus.',
		other: 'arrête la ligne de {owner} ({station}) à {count} points : elle ne grandira plus.',
	},
	'grows.mine': {
		one: 'votre ligne de {station} commence.',
		other: 'votre ligne de {station} passe à {count} tuiles.',
	},
	'grows.theirs': {
		one: 'seule la ligne de {owner} avance.',
		other: 'aucune ligne ne finit ; celle de {owner} passe à {count} tuiles.',
	},
	nothing: 'aucune ligne ne change.',
	later: 'Votre ligne {line} peut attendre mieux que {count}.',
	'because.only': 'Toute autre case aide quelqu’un d’autre.',
	'because.least': 'Aucune case n’aide moins les autres.',
	'because.free': 'Elle n’aide donc personne d’autre.',
} as const satisfies Translation<typeof english>
