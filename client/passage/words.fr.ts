import type { Translation } from '../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Continuer sur un autre appareil',
	making: 'On prépare un lien…',
	open: 'Scannez ceci avec l’autre appareil, ou ouvrez-y le lien.',
	'open.hint':
		'Le lien sert une fois, jusqu’à {time}. Votre place ne bouge pas avant que vous disiez oui ici.',
	'open.private': 'Le premier qui l’ouvre demande votre place : ne l’envoyez qu’à vous-même.',
	qr: 'Code QR du lien',
	copy: 'Copier le lien',
	copied: 'Le lien est copié.',
	'copy.failed': 'La copie n’a pas marché. Le lien est {link}',
	share: 'Envoyer',

	asked: 'Un appareil demande votre place',
	'asked.compare': 'Est-ce le vôtre, et affiche-t-il ce nombre ?',
	'asked.yes': 'Oui, déplacer ma place',
	'asked.no': 'Non',
	'asked.failed': 'Cet appareil ne peut pas prendre la place : il en a déjà une ici, ou a vu une autre main.',

	tried: {
		one: 'Quelqu’un a essayé {count} fois un lien vers votre place, sans succès.',
		other: 'Quelqu’un a essayé {count} fois un lien vers votre place, sans succès.',
	},
	refused: 'Votre place reste ici',
	'refused.text': 'Ce lien ne sert plus.',
	late: 'Le lien est trop vieux',
	'late.text': 'Il sert pendant cinq minutes. Votre place reste ici.',
	again: 'Faire un nouveau lien',
	failed: 'Le serveur ne répond pas',
	'failed.text': 'Votre place reste ici. Vérifiez la connexion et réessayez.',
	'failed.too-fast': 'Cela fait beaucoup d’un coup. Réessayez dans une minute.',

	given: 'Votre place est sur l’autre appareil',
	'given.text': 'Vous jouez là-bas, et plus ici. Elle revient de la même façon.',
	'given.watch': 'Regarder ici',

	claim: 'Votre place arrive sur cet appareil',
	'claim.text': 'Regardez le premier appareil, et dites-y oui s’il affiche ce nombre :',
	'claim.asking': 'On demande la place…',
	'claim.waiting': 'On attend le premier appareil',
	'claim.moved': 'Votre place est ici maintenant.',
	'claim.none': 'Ce lien ne marche pas',
	'claim.none.text':
		'Il sert une fois, pendant cinq minutes, au premier qui l’ouvre. Faites-en un nouveau sur l’appareil qui a la place : dans le menu, « Continuer sur un autre appareil ».',
	'claim.refused': 'Le premier appareil a dit non',
	'claim.refused.text': 'La place y reste.',
	'claim.late': 'Personne n’a répondu à temps',
	'claim.late.text': 'La place reste sur le premier appareil. Faites-y un nouveau lien.',
	'claim.already-seated': 'Vous avez une place à cette table',
	'claim.already-seated.text': 'Cet appareil n’en a pas besoin d’une autre.',
	'claim.to-table': 'À la table',
	'claim.banned': 'Cet appareil ne peut pas entrer',
	'claim.banned.text': 'Il a été exclu de cette salle.',
	'claim.unreachable': 'Le serveur ne répond pas',
	'claim.unreachable.text': 'La page continue d’essayer.',
} as const satisfies Translation<typeof english>
