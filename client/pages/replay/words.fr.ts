import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Revoir une partie',
	heading: '{game}, à revoir',
	'choose.text': 'Ouvrez l’enregistrement d’une partie pour la suivre coup par coup.',
	'choose.file': 'Choisir un fichier',
	'choose.drop': 'ou déposez-le ici',
	'trouble.unreadable':
		'Ce n’est pas l’enregistrement d’une partie. Choisissez un autre fichier, ou redemandez le lien.',
	'trouble.unknown-game': 'Ce jeu n’est pas connu ici. Rechargez la page, ou choisissez un autre fichier.',
	'trouble.other-version': 'Les règles ont changé depuis cette partie : on ne peut plus la revoir.',
	'trouble.refused': 'Les règles n’acceptent pas cet enregistrement : il a été modifié, ou abîmé.',
	start: 'Au début',
	back: 'Un coup en arrière',
	play: 'Lire',
	pause: 'Pause',
	next: 'Un coup en avant',
	end: 'À la fin',
	'chapter.back': 'Partie précédente',
	'chapter.next': 'Partie suivante',
	'key.space': 'barre d’espace',
	speed: 'Vitesse ×{times}',
	position: 'Coup',
	moment: 'Coup {move} sur {count}',
	beginning: 'La partie commence.',
	link: 'Copier le lien',
	copied: 'Le lien est copié. Il contient toute la partie.',
	'copy.failed': 'La copie n’a pas marché. Le lien est dans la barre d’adresse.',
	report: 'Le bilan',
	'report.back': 'Retour à la relecture',
	download: 'Télécharger',
} as const satisfies Translation<typeof english>
