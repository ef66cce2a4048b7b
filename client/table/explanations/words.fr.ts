import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	score: '{name} a maintenant {score}.',
	'score.secret': 'Les points de {name} restent secrets jusqu’à la fin.',
	ping: 'Un message vers {name} et retour prend {ping} millièmes de seconde. Dans une course, ce temps est déduit.',
	sign: 'Le signe et la couleur de {name}, partout dans cette partie.',
	turn: 'Le trait est sous le nom de qui doit jouer.',
	code: 'Le code de cette salle. Il permet à vos amis d’entrer.',
	connection: 'Le point est vert tant que la salle vous entend.',
	action: 'Rien n’est envoyé avant que vous touchiez ce bouton.',
	prompt: 'Ce qu’il faut faire maintenant, ou ce qui vient d’arriver.',
} as const satisfies Translation<typeof english>
