import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Sur cet appareil',
	none: 'Cette partie n’est pas sur cet appareil',
	'none.text': 'Elle s’est jouée ailleurs, ou elle a été rangée.',
	card: 'Sur cet appareil',
	'card.turns': 'Pas besoin de réseau. Jouez contre des robots, ou passez-vous l’appareil, chacun son tour.',
	'card.at-once':
		'Pas besoin de réseau. Ici tout le monde joue en même temps : sur un seul appareil, on affronte des robots.',
	'card.forgets':
		'Gardé dans ce navigateur. Certains, comme Safari, oublient une partie que personne n’a ouverte depuis sept jours.',
	add: 'Ajouter',
	'add.name': 'Qui d’autre joue ici ?',
	'add.name.short': 'Qui d’autre\u202f?',
	'hand.over': 'Passer à {name}',
	'curtain.heading': '{name}, à vous',
	'curtain.text': 'Passez l’appareil. Les autres regardent ailleurs.',
	'curtain.show': 'Je suis {name} : montrer la table',
	'curtain.about': 'Tout le monde joue sur ce seul appareil, chacun son tour.',
	online: 'Jouer en ligne avec d’autres',
	'online.text':
		'La partie passe telle quelle dans une salle avec un lien. Vous continuez sous le nom de {name} ; qui ouvre le lien peut prendre une autre place.',
	'online.text.lobby':
		'La table passe telle quelle dans une salle avec un lien. Vous restez {name} ; les autres entrent par le lien.',
	'online.offline':
		'Il n’y a pas de réseau. À son retour, la partie pourra passer dans une salle avec un lien.',
	'online.go': 'Passer en ligne',
	'online.failed': 'La partie n’a pas pu partir : {reason}',
	'online.unreachable':
		'Le serveur ne répond pas. La partie reste ici ; réessayez quand il y aura du réseau.',
	'online.copied': 'Le lien est copié : envoyez-le à qui doit vous rejoindre.',
} as const satisfies Translation<typeof english>
