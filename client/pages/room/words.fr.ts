import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Salle {code}',
	'title.devices': 'Entre vos appareils',
	connecting: 'On cherche la salle…',
	preparing: 'On met la table…',

	'notice.unreachable': 'Le serveur ne répond pas',
	'notice.unreachable.text':
		'La page continue d’essayer, et votre place est gardée. D’ici là, jouez sur cet appareil.',
	'notice.retry': 'Réessayer',
} as const satisfies Translation<typeof english>
