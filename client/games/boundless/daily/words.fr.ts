import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Le voyage du jour',
	'title.past': 'Un voyage passé',
	'title.result': 'Le voyage de quelqu’un',
	practice: 'Entraînement',
	you: 'Vous',
	them: 'Ce joueur',

	easy: 'Facile',
	medium: 'Moyen',
	hard: 'Difficile',
	'plan.one': 'vers un État',
	'plan.two': 'par deux États',
	'plan.through': 'd’une carte à l’autre, par deux États',
	best: 'parfait',
	over: '+{money}',
	'deal.see': 'Voir le voyage',
	'deal.told': '{level} : {money} de plus que le meilleur',

	how: 'Un seul essai, carte fermée, sans compte à rebours. Ce que vous payez de plus que le meilleur prix compte ; à égalité, les secondes.',
	'how.practice': 'Ce jour est passé : c’est un entraînement, autant de fois que vous voulez.',
	'how.spoilt': 'Vous en avez vu les voyages : c’est donc un entraînement.',
	'how.running': 'Les cartes sont ouvertes : votre temps court.',
	begin: 'Partir',
	'begin.practice': 'S’entraîner',
	again: 'S’entraîner encore',
	mine: 'Retour à votre essai',
	'go-on': 'Continuer',

	step: '{level}, donne {number} sur 3',
	cards: 'Montrer les cartes',
	'next.deal': 'Suivante : {level}',
	'to.result': 'Voir le résultat',
	'to.day': 'Retour au jour',
	leave: 'Quitter la donne',

	'deal.one':
		'Une carte au centre, sept autour. Posez votre jeton sur l’État le moins cher à atteindre : chaque frontière coûte 10, un voisin 30 de plus. Rester chez soi coûte 40.',
	'deal.two':
		'Maintenant deux jetons : du centre, par les deux États, dans l’ordre le moins cher. Chaque paire de voisins coûte 30 de plus.',
	'deal.through':
		'Deux cartes au centre : de l’une à l’autre, par deux États. Entre elles, être voisines ne coûte rien.',
	'deal.clock':
		'Le temps court dès que les cartes sont montrées, même en votre absence. Un jeton posé reste posé.',

	missed: 'Il vous manquait',
	found: 'Bien trouvé',
	neighbours: 'Voisins',
	'neighbours.many': '{count}',

	'total.perfect': 'Le meilleur possible',
	'total.over': 'de plus que le meilleur',
	'total.time': 'en {time}',
	'total.mine': 'Le vôtre : {money} de plus que le meilleur, en {time}.',
	seconds: '{seconds} s',
	minutes: '{minutes} min {seconds} s',
	hours: '{hours} h {minutes} min',

	share: 'Partager',
	'share.copied': 'Copié : quatre lignes, sans rien dévoiler.',
	'share.failed': 'La copie n’a pas marché.',
	'share.head': '{title}, {day} ({map})',
	'share.deal': '{level} {money}',
	'share.over': '{money} de plus que le meilleur, {time}',
	'share.perfect': 'Le meilleur possible, {time}',
	'share.practice': '{line} (entraînement)',
	race: 'Disputer cette donne entre amis',
	'race.hint':
		'Une partie entière de sept manches ; les trois de ce jour en font partie, et chacun en est prévenu.',

	month: { one: '{count} jour ce mois-ci', other: '{count} jours ce mois-ci' },
	'month.none': 'Aucun jour encore ce mois-ci',
	'month.before': 'Le mois d’avant',
	'month.after': 'Le mois d’après',
	'month.hint': 'Les jours passés s’ouvrent comme entraînement.',
	'day.done': '{day}, fait',
	'day.practice': '{day}, s’entraîner',
	'day.begun': '{day}, commencé',

	'check.true': 'Vrai',
	'check.true.text':
		'Rejoués ici, ces choix donnent bien ce score. Le temps, et que c’était le premier essai, il faut les croire.',
	'check.true.practice':
		'Rejoués ici, ces choix donnent bien ce score. C’était un entraînement ; le temps, il faut le croire.',
	'check.false': 'Faux',
	'check.score': 'Ces choix donnent {earned} de plus que le meilleur, et non {claimed}.',
	'check.choice': 'Personne ne peut choisir cela.',
	'check.day': 'Ce jour n’est pas encore venu.',
	'check.altered': 'Le lien a été modifié.',
	'check.other-version':
		'Ce résultat vient d’une autre version des voyages : on ne peut plus le rejouer ici.',
	'check.unreadable': 'Ce lien ne contient aucun résultat.',
	see: 'Voir les voyages',
	'see.anyway': 'Voir les voyages quand même',
	'see.spoils': 'Le jour devient alors un entraînement pour vous.',
	'play-first': 'Jouer d’abord',
	'to.today': 'Vers le voyage du jour',

	'card.new': '{map} : trois donnes',
	'card.begun': 'Commencé : continuer',
	'card.done': 'Fait',
} as const satisfies Translation<typeof english>
