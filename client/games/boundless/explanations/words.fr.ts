import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	purse: '{name} a {money} dans sa bourse. La bourse la plus pleine après la manche {rounds} gagne.',
	key: 'La touche {key} pose votre jeton sur cette carte.',
	stack: {
		one: '{count} jeton est ici : le suivant paie {money} pour lui.',
		other: '{count} jetons sont ici : le suivant paie {count} × {each} = {money}.',
	},
	'stack.paid': {
		one: '{count} jeton est ici : le suivant paie {money} pour lui, même à cette manche.',
		other: '{count} jetons sont ici : le suivant paie {count} × {each} = {money}, même à cette manche.',
	},
	home: 'Rester chez soi coûte {money}, où que soit le centre.',
	'home.paid': 'À cette manche, rester chez soi rapporte {money}.',
	finish: 'Quand chaque jeton a été posé : en secondes après l’apparition du centre, puis l’écart.',
	round: {
		one: 'Manche {round} sur {rounds} : chacun pose {count} jeton.',
		other: 'Manche {round} sur {rounds} : chacun pose {count} jetons.',
	},
	income: 'Chacun reçoit {money} avant cette manche.',
	beats: 'Le temps jusqu’au centre : {cards} petites cartes se remplissent, puis il se dévoile.',
	seconds:
		'Presque tout le monde a fini, ou une minute et demie est passée. Un jeton posé trop tard coûte {money}.',
	'seconds.paid': 'Un jeton posé trop tard ne rapporte rien.',
	saying: 'Ce qu’il faut faire maintenant, ou ce qui a été refusé.',
	tokens: {
		one: 'Il vous reste {count} jeton à poser.',
		other: 'Il vous reste {count} jetons à poser.',
	},
	line: 'Le prix de ce voyage : chaque frontière {crossing}, chaque paire de voisins {adjacent} (sauf les cartes du centre), chaque jeton dessous {underneath}, rester chez soi {forty}, un jeton non posé {missing}.',
	'line.paid':
		'Ce que rapporte ce voyage : chaque frontière {crossing}, chaque paire de voisins {adjacent} (sauf les cartes du centre), rester chez soi {forty}. Chaque jeton dessous coûte {underneath} ; un jeton non posé ne rapporte rien.',
	sum: 'Ce que tout le voyage a coûté.',
	'sum.paid': 'Ce que tout le voyage a rapporté.',
	stub: 'La somme de cette manche, et ce qu’il y a maintenant dans la bourse.',
	verdict: 'Ce qui aurait été meilleur à ce moment-là.',
	clock: 'La manche part à ce moment-là, même sans vous.',
	action: 'La manche {round} sur {rounds} part quand tout le monde est prêt.',
	prompt: 'Ce qu’il faut faire maintenant. Il y a {rounds} manches.',
} as const satisfies Translation<typeof english>
