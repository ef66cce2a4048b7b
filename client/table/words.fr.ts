import type { Translation } from '../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	room: 'Salle {code}',
	here: 'Sur cet appareil',
	devices: 'Entre appareils',
	'your-turn': 'À vous de jouer',
	'over.you': 'Vous gagnez avec {score}.',
	'over.one': '{name} gagne avec {score}.',
	'over.shared': '{names} se partagent la victoire avec {score}.',
	outdated: 'Les règles ont changé depuis le début de cette partie. On peut la regarder, plus la jouer.',

	kept: 'Votre coup est gardé. Il partira au retour de la connexion : gardez la page ouverte.',
	'kept.host': 'Votre coup est gardé. Il partira au retour de l’hôte : gardez la page ouverte.',

	'absent.left': '{name} a quitté la table.',
	'absent.expected': 'La place de {name} attend : envoyez-lui le lien.',
	'absent.newcomer': '{name} joue à la place de {before}.',
	'absent.away': '{name} s’est absenté.',
	'absent.away.wait': '{name} s’est absenté. Après une minute, un robot pourra jouer.',
	'absent.bot': 'Laisser un robot jouer pour {name}',

	'status.connecting': 'connexion…',
	'status.online': 'connecté',
	'status.reconnecting': 'reconnexion…',
	'status.host-away': 'l’hôte n’est pas là',
	'status.offline': 'pas de réseau',
	'status.lost': 'déconnecté',

	menu: 'Menu',
	sound: 'Son',
	log: 'Déroulement',
	'log.open': 'Déroulement et discussion',
	'log.open.unread': 'Déroulement et discussion : nouveau message',
	chat: 'Discussion',
	undo: 'Annuler mon coup',
	reclaim: 'Reprendre ma place',
	result: 'Voir le résultat',

	players: 'Joueurs',
	'player.turn': 'doit jouer',
	'player.bot': 'robot',
	'player.played': 'joué par un robot',
	'player.first': '{name} (robot)',
	'player.away': 'absent',
	'player.open': 'place libre',
	'player.ping': '{ping} ms',
	'player.you': 'vous',
	'player.secret': 'points secrets jusqu’à la fin',
	'player.points': { one: '{count} point', other: '{count} points' },

	missed: { one: '{count} coup en votre absence', other: '{count} coups en votre absence' },
	behind: { one: 'Encore {count} coup à voir', other: 'Encore {count} coups à voir' },
	skip: 'Passer',
	'text.back': 'Revenir au plateau',
	'zoom.fit': 'Voir tout le plateau',
	'zoom.home': 'Revenir à mes lieux',
} as const satisfies Translation<typeof english>
