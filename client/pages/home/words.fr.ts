import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	'home.heading': 'Ouvrez un lien, prenez place, jouez.',
	'home.games': 'Jeux',
	'home.play': 'Jouer maintenant',
	'home.play.about': {
		one: 'Jouer maintenant contre {count} robot : {game}',
		other: 'Jouer maintenant contre {count} robots : {game}',
	},
	'home.play.bots': { one: 'contre {count} robot', other: 'contre {count} robots' },
	'home.invite': 'Inviter des amis',
	'home.invite.about': 'Inviter des amis à {game}',
	'home.rules': 'Règles de {game}',
	'home.rules.short': 'Règles',
	'home.seats': 'Vos tables',
	'home.seat': 'Retrouver votre place, salle {code}',
	'home.phase.lobby': 'pas encore commencée',
	'home.phase.playing': 'en cours',
	'home.phase.over': 'tout juste finie',
	'home.failed.unreachable': 'Le serveur ne répond pas. Vérifiez la connexion et réessayez.',
	'home.failed.too-fast': 'Cela fait beaucoup de salles d’un coup. Réessayez dans une minute.',
	'home.failed.refused': 'La salle n’a pas pu être ouverte. Réessayez.',
	'code.label': 'On vous a donné un code ?',
	'code.join': 'Entrer',
	'code.short': 'Un code compte six lettres, toutes des consonnes.',
	'code.none': 'Aucune salle ne porte ce code. Vérifiez les lettres.',
	'code.unreachable': 'Le serveur ne répond pas. Réessayez.',
} as const satisfies Translation<typeof english>
