import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	'place.out': 'Hors jeu à deux ou trois joueurs.',
	metropolis: {
		one: 'Vaut {value} · {count} emplacement libre',
		other: 'Vaut {value} · {count} emplacements libres',
	},
	'metropolis.order': 'ils se remplissent depuis l’anneau épais, dans le sens horaire',
	'metropolis.done': 'Décomptée : une coche, plus d’emplacements. Encore ici, et comptés dans la région :',
	majority: { one: 'encore {count} pour la majorité', other: 'encore {count} pour la majorité' },
	'majority.gone': 'n’aura plus la majorité',
	'town.free': 'Une ville encore libre.',
	'town.taken': 'Une ville qui appartient à',

	'why.here': 'Vous y êtes déjà.',
	'why.far': 'Aucune route ne vient ici depuis vos franchises.',
	'why.dear': 'La route coûte {price}, vous avez {money}.',
	'why.share': 'Une part coûte {price}, vous avez {money}.',

	roads: 'Le dessin d’une route dit son prix :',

	'region.blank': 'Cette région n’a pas encore de tuile.',
	'region.done': 'Cette région est décomptée.',
	'region.pays': 'paie {tile}',
	'region.here': '{count} sur place :',
	'region.owner': 'gagne les égalités',
	'region.level': 'À égalité : jusqu’au premier décompte ici, l’emporte qui joue.',
	'region.open': 'Encore ouvert : {places}.',
	'region.track': 'La fermer rapporte {points} de plus.',
	'region.left': { one: '{count} ouvert', other: '{count} ouverts' },
	'regions.key': 'Le joueur dont le signe précède un nombre l’aurait maintenant ; = l’emporte à égalité.',

	'milestones.key': 'Qui atteint un jalon prend une de ses tuiles bonus.',
	'milestones.met': 'vous l’avez atteint',
	'milestones.have': 'vous en avez {have} sur {need}',
	'milestones.none': 'pas encore',
	'milestones.tiles': 'en main : {bonus}, jouées : {used}, à gagner : {reserve}',
	'milestones.bonus': 'Tuiles bonus :',
	'tab.regions': 'Régions',
	'tab.milestones': 'Jalons',
	'tab.track': 'Piste',

	'income.title': 'Votre revenu',
	'income.slots': {
		one: '{count} emplacement libre → {dollars} ;',
		other: '{count} emplacements libres → {dollars} ;',
	},
	'income.next': '{dollars} dès {slots}.',
	'income.after': 'Après ce tour : {income}',
	'income.none': 'Vous n’êtes dans aucune métropole avec un emplacement libre.',
	'income.place': '{place} {count}',
	'income.rule':
		'On compte les emplacements libres de toutes les métropoles non décomptées où vous êtes ; au moins 1 $.',

	'track.title': 'La piste des régions',
	'track.next': {
		one: 'Villes toutes prises, métropoles toutes décomptées : une région est décomptée, et sa tuile couvre la case suivante. Qui la ferme gagne {count} point.',
		other:
			'Villes toutes prises, métropoles toutes décomptées : une région est décomptée, et sa tuile couvre la case suivante. Qui la ferme gagne {count} points.',
	},
	'track.left': {
		one: 'Encore une région et une case rouge est couverte : fin de la partie. Elle finit aussi si personne ne prend de route de tout un tour.',
		other:
			'Encore {count} régions et une case rouge est couverte : fin de la partie. Elle finit aussi si personne ne prend de route de tout un tour.',
	},

	'player.money': 'en caisse ; prochain revenu {income}',
	'player.supply': { one: 'franchise encore à ouvrir', other: 'franchises encore à ouvrir' },
	'player.bonus': {
		one: 'tuile bonus : une par tour, dès le deuxième ; 4 points si on la garde',
		other: 'tuiles bonus : une par tour, dès le deuxième ; 4 points chacune si on les garde',
	},
	'player.used': { one: 'tuile bonus jouée', other: 'tuiles bonus jouées' },
	'player.reserve': {
		one: 'tuile bonus à gagner par un jalon',
		other: 'tuiles bonus à gagner par des jalons',
	},
	'player.development': 'tuile développement : une fois, par plusieurs routes',
	'player.route': 'tuile route : une route gratuite',
} as const satisfies Translation<typeof english>
