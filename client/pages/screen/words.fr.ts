import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Salle {code} sur un téléviseur',
	join: 'Scannez pour jouer',
	watch: 'Scannez pour regarder',
	qr: 'Code QR du lien vers cette salle',
	seated: 'À la table',
	nobody: 'Personne n’est encore assis.',
	wait: 'La partie commence dès que vous la lancez sur un téléphone.',
	again: 'La prochaine partie se lance sur vos téléphones.',
	moved: 'La table a déménagé',
	'moved.text': 'L’appareil de quelqu’un la garde à présent ; un téléviseur ne peut pas suivre.',
	shut: 'On n’entre pas pour l’instant',
	'shut.text': 'La salle est fermée à clé ou pleine. Cette page continue d’essayer.',
	lost: 'La salle ne peut pas être montrée',
	'lost.text': 'Vérifiez l’adresse, ou rechargez la page.',
} as const satisfies Translation<typeof english>
