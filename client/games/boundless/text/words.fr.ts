import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	begin: 'Sept manches. Avant chacune, donnez le départ ; les touches 1 à 8 posent un jeton.',
	you: 'vous',
	centre: 'Au centre : {centre}.',
	'centre.soon': 'Le centre n’est pas encore dévoilé.',
	reveal: 'Au centre : {centre}. {cards}.',
	'stack.none': 'personne',
	stack: '{names} ; le suivant paie {money}',

	'played.round': 'Manche {round}. Au centre : {centre}. En cercle : {ring}.',

	accounts: 'Manche {round} : les comptes',
	'accounts.player': 'Joueur',
	'accounts.choice': 'Choix',
	'accounts.price': 'Prix',
	'accounts.money': 'Argent',
	'accounts.verdict': 'Verdict',

	ask: 'Interroger la carte',
	'ask.one': 'Un État',
	'ask.other': 'Un autre',
	'ask.none': '–',
	'ask.neighbours': '{state} : voisins {names}.',
	'ask.notes': 'Notes sur la carte',
} as const satisfies Translation<typeof english>
