import type { Translation } from '../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	keep: 'Garder cette table',
	'keep.hint':
		'Elle reste un an après votre dernière partie, avec ses joueurs, ses options et ses derniers résultats. Le même lien y mène.',
	'keep.done': 'La table est gardée.',
	kept: 'Cette table est gardée : le même lien y mène, jusqu’à un an après votre dernière partie.',
	'let-go': 'Ne plus garder cette table',
	'let-go.done': 'La table n’est plus gardée. Elle disparaît deux semaines après sa dernière utilisation.',
	'too-many': 'Cinq tables sont déjà gardées depuis votre connexion. Renoncez d’abord à l’une d’elles.',
	failed: 'Cela n’a pas marché. Réessayez dans un instant.',
	results: { one: 'La dernière partie ici', other: 'Les {count} dernières parties ici' },
	won: '{score}, gagné',
} as const satisfies Translation<typeof english>
