import type english from './common.en.ts'
import type { Translation } from './phrase.ts'

export default {
	close: 'Fermer',
	cancel: 'Annuler',
	back: 'Retour',
	home: 'Accueil',
	loading: 'Un instant…',
	skip: 'Aller au contenu',
	rule: 'Règle',
	'list.last': '{others} et {last}',
	percent: '{number} %',

	'identity.0': 'rond ambre',
	'identity.1': 'carré bleu',
	'identity.2': 'triangle vermillon',
	'identity.3': 'losange vert',
	'identity.4': 'étoile prune',
	'identity.5': 'hexagone encre',
	'identity.6': 'croix rouge',
	'identity.7': 'anneau blanc',

	'settings.language.switch': 'Switch to English',
	'settings.theme.to-light': 'Passer en clair',
	'settings.theme.to-dark': 'Passer en sombre',

	'notice.nowhere': 'Il n’y a rien ici',
	'notice.nowhere.text': 'Cette adresse ne mène nulle part. Le lien a peut-être été coupé.',
	'notice.broken': 'Quelque chose a cassé',
	'notice.broken.text': 'Cette page a buté sur une erreur de notre part. Votre place est gardée : rechargez.',
	'notice.outdated': 'Junction a été mis à jour',
	'notice.outdated.text':
		'Cette page est plus ancienne que le serveur. Rechargez-la, votre place est gardée.',
	'notice.offline': 'Vous êtes hors ligne',
	'notice.offline.text': 'Cet appareil n’a pas de réseau. La page reviendra avec lui.',
	'notice.unreachable': 'Le serveur ne répond pas',
	'notice.unreachable.text': 'Vérifiez la connexion, puis rechargez la page. Votre place est gardée.',
	'notice.reload': 'Recharger',
	'notice.home': 'Voir les jeux',
} as const satisfies Translation<typeof english>
