import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	'notice.incomplete': 'Ce lien n’est pas complet',
	'notice.incomplete.text':
		'Pour une salle entre appareils, il faut le lien entier, jusqu’à la dernière lettre. Redemandez-le, ou scannez le code.',
	'notice.insecure': 'Pas par cette connexion',
	'notice.insecure.text': 'Une salle entre appareils demande une adresse sécurisée, qui commence par https.',

	gone: 'On attend {name} ?',
	'gone.text':
		'L’appareil qui tient cette table n’est plus là. La partie peut reprendre en ligne, telle quelle : qui touche ce bouton y retrouve les autres.',
	'gone.go': 'Continuer sans {name}',
	'gone.unreachable': 'Le serveur ne répond pas. La partie attend ici ; réessayez dans un instant.',
	'gone.failed': 'La partie n’a pas pu reprendre : {reason}',
	'gone.host': 'l’hôte',

	online: 'Les autres jouent en ligne',
	'online.text':
		'En l’absence de votre appareil, ils ont déplacé la partie dans une salle du serveur. Ce que vous faites ici, ils ne le voient pas.',
	'online.go': 'Les rejoindre',

	differs: 'Ce n’est pas la même partie',
	'differs.other':
		'Quelqu’un a repris en ligne à partir d’une copie qui diffère de la vôtre : un coup, la donne ou un joueur.',
	'differs.behind':
		'Quelqu’un a repris en ligne un peu plus tôt dans la partie : ce qui s’est joué en dernier ici y manque.',
	'differs.unknown':
		'La salle en ligne est passée à une autre partie. On ne peut plus dire si elle a commencé par la vôtre.',
	'differs.choice': 'Ouvrez votre copie dans une salle à part, ou rejoignez-les quand même.',
	'differs.own': 'Ouvrir ma copie',
	'differs.join': 'Les rejoindre quand même',

	'draw.waiting': 'Tous les appareils tirent la donne ensemble. On attend {names}…',
	'draw.answerless': 'Départ interrompu : pas de réponse de {names}.',
	'draw.again': 'Relancez la partie, ou retirez qui reste absent.',
	'draw.left': 'Quelqu’un est parti : le départ est interrompu.',
	'draw.opened': {
		one: '{count} départ interrompu alors que des parts de la donne étaient déjà ouvertes. Si cela se répète, quelqu’un choisit peut-être la donne.',
		other:
			'{count} départs interrompus alors que des parts de la donne étaient déjà ouvertes. Quelqu’un choisit peut-être la donne.',
	},
} as const satisfies Translation<typeof english>
