import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Salle {code}',
	connecting: 'On cherche la salle…',
	preparing: 'On met la table…',
	names: 'Héron, Loutre, Pie, Rossignol, Blaireau, Martinet, Lièvre, Pinson, Martre, Pluvier',

	'strip.reconnecting': 'La connexion est coupée. On la rétablit…',
	'strip.offline': 'Vous êtes hors ligne. Votre place est gardée.',
	'strip.host-away': 'L’appareil de l’hôte n’est plus là. La salle attend son retour.',
	'strip.retry': 'Réessayer',

	'notice.none': 'Pas de salle à ce nom',
	'notice.none.text': 'Aucune salle ne porte le code {code}. Vérifiez les lettres ou redemandez le lien.',
	'notice.closed': 'Cette salle est fermée',
	'notice.closed.text': 'Personne n’y a joué depuis deux semaines : elle a été rangée.',
	'notice.replaced': 'Ouvert ailleurs',
	'notice.replaced.text': 'Votre place est maintenant ouverte dans un autre onglet ou sur un autre écran.',
	'notice.replaced.take': 'Continuer ici',
	'notice.unreachable': 'Le serveur ne répond pas',
	'notice.unreachable.text':
		'La page continue d’essayer. Si cela dure, c’est le serveur ou votre connexion qui fait défaut.',
	'notice.host-away': 'L’hôte n’est pas là',
	'notice.host-away.text':
		'Cette salle vit sur l’appareil de la personne qui vous invite. La page attend et l’ouvrira dès son retour.',
	'notice.retry': 'Réessayer',
} as const satisfies Translation<typeof english>
