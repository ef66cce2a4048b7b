import type { Translation } from '../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	lock: 'Fermer la porte à clé',
	'lock.hint':
		'Tant qu’elle est fermée, personne d’autre ne peut s’asseoir ni regarder. Quiconque a une place peut revenir.',
	unlock: 'Rouvrir la porte',
	locked: 'La porte est fermée à clé. Personne d’autre ne peut entrer.',
	unlocked: 'La porte est de nouveau ouverte.',

	'remove.table': 'Retirer {name} de la table',
	'remove.sure': 'Reprendre la place de {name} ?',
	'remove.back': 'Le même lien lui permettra de revenir.',
	'remove.playing': 'Un robot joue la suite, et la place ne lui appartient plus.',
	'remove.ban': 'Ne plus laisser revenir',
	'remove.ban.hint':
		'Sinon, le même lien lui permettra de revenir : avant une partie pour s’asseoir, pendant pour regarder. Avec un autre navigateur, la salle ne saurait pas qui c’est : pour cela, fermez la porte à clé.',
	'remove.confirm': 'Retirer',
	removed: 'L’hôte a repris votre place.',
	'removed.back': '{name} est de retour et continue la partie.',

	banned: 'Sans accès à cette salle',
	'banned.somebody': 'quelqu’un',
	'banned.pardon': 'Laisser revenir',
	'banned.pardon.about': 'Laisser revenir {name}',

	'notice.room-full': 'La salle est pleine',
	'notice.room-full.text':
		'Il y a trop de monde en ce moment, et celles et ceux qui jouent passent d’abord. Réessayez un peu plus tard.',
	'notice.locked': 'La porte est fermée à clé',
	'notice.locked.text':
		'Personne d’autre ne peut entrer dans cette salle en ce moment. Demandez à l’hôte d’ouvrir, puis réessayez.',
	'notice.banned': 'Cette salle vous est fermée',
	'notice.banned.text':
		'L’hôte a repris votre place et a décidé que vous ne pouvez pas revenir. S’il change d’avis, cette page ouvrira la salle ; sinon, ouvrez-en une à vous.',
	'notice.again': 'Réessayer',
} as const satisfies Translation<typeof english>
