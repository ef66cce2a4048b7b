import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	'notice.incomplete': 'Ce lien n’est pas complet',
	'notice.incomplete.text':
		'Pour une salle entre appareils, il faut le lien entier, jusqu’à la dernière lettre. Redemandez-le, ou scannez le code.',
	'notice.insecure': 'Pas par cette connexion',
	'notice.insecure.text': 'Une salle entre appareils demande une adresse sécurisée, qui commence par https.',
} as const satisfies Translation<typeof english>
