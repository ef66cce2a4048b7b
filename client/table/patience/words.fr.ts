import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	waiting: {
		one: '{name} : {count} minute sans jouer.',
		other: '{name} : {count} minutes sans jouer.',
	},
	nudge: 'Appeler',
	bot: 'Un robot',
	nudged: '{name} attend votre coup.',
	'stood-in': 'Longtemps sans vous : un robot joue à votre place. Touchez la table pour reprendre.',
	'proposed.end': '{name} propose d’arrêter et de compter la partie telle quelle.',
	'proposed.pause': '{name} propose une pause.',
	'proposed.bot': '{name} propose un robot pour {seat}, jusqu’à son retour.',
	'proposed.me': '{name} propose qu’un robot joue pour vous.',
	'proposing.end': 'Vous proposez d’arrêter la partie.',
	'proposing.pause': 'Vous proposez une pause.',
	'proposing.bot': 'Vous proposez un robot pour {seat}.',
	open: 'Réponse attendue : {names}.',
	yes: 'Oui',
	no: 'Non',
	here: 'Je suis là',
	back: 'Retirer',
	without: 'Décider',
	paused: 'La partie est en pause.',
	resume: 'Reprendre',
	left: { one: 'encore {count} minute', other: 'encore {count} minutes' },
} as const satisfies Translation<typeof english>
