import type { Translation } from '../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	offer: 'Me prévenir quand c’est à moi',
	'offer.not-now': 'Pas maintenant',
	stop: 'Ne plus me prévenir quand c’est à moi',
	started: 'Vous serez prévenu quand ce sera à vous, même cette page fermée.',
	stopped: 'Vous ne serez plus prévenu.',
	denied: 'Ce navigateur ne le permet pas. Ses réglages pour ce site peuvent y remédier.',
	failed: 'Cela n’a pas marché. Réessayez plus tard.',

	install: 'D’abord, ajoutez Junction à l’écran d’accueil',
	'install.text': 'Un iPhone ou un iPad ne laisse que les applis de l’écran d’accueil vous prévenir.',
	'install.share': 'Touchez le bouton de partage du navigateur, puis « Sur l’écran d’accueil ».',
	'install.link':
		'Ici, ouvrez le menu, choisissez « Continuer sur un autre appareil » et copiez le lien : votre place ira dans l’appli par ce lien.',
	'install.open': 'Ouvrez Junction depuis l’écran d’accueil et collez-y le lien.',
	'install.close': 'D’accord',

	'message.title': 'À vous de jouer',
	'message.text': 'Votre table vous attend.',
} as const satisfies Translation<typeof english>
