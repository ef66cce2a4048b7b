import type { Translation } from '../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Montrer sur un téléviseur',
	text: 'Ouvrez cette adresse dans le navigateur du téléviseur, ou d’un ordinateur qui y est branché :',
	hint: 'Toute la pièce y voit le plateau, et la main de personne. Vous jouez sur vos téléphones.',
	copy: 'Copier l’adresse',
	copied: 'Adresse copiée.',
	'copy.failed': 'Copiez-la à la main : {link}',
	open: 'L’ouvrir ici',
} as const satisfies Translation<typeof english>
