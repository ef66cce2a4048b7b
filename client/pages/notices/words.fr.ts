import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	none: 'Pas de salle à ce nom',
	'none.text': 'Aucune salle ne porte le code {code}. Vérifiez les lettres ou redemandez le lien.',
	closed: 'Cette salle est fermée',
	'closed.text': 'Personne n’y a joué depuis deux semaines : elle a été rangée.',
	replaced: 'Ouvert ailleurs',
	'replaced.text': 'Votre place est maintenant ouverte dans un autre onglet ou sur un autre écran.',
	'replaced.take': 'Continuer ici',
	'host-away': 'L’hôte n’est pas là',
	'host-away.text':
		'Cette salle vit sur l’appareil de la personne qui vous invite. La page attend et l’ouvrira dès son retour.',
} as const satisfies Translation<typeof english>
