import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	you: 'Vous',
	intro: 'Trente secondes par donne, carte fermée. Ensuite vous voyez votre voyage, et le meilleur possible.',
	start: 'Donner',
	next: 'Donne suivante',
	'kind.any': 'Toutes les manches',
	'kind.one': '1–2',
	'kind.two': '3–4',
	'kind.through': '5–6',
	'kind.paid': '7',
	tally: { one: '{count} donne', other: '{count} donnes' },
	perfect: { one: '{count} parfaite', other: '{count} parfaites' },
	lost: '{money} de moins que le meilleur',
} as const satisfies Translation<typeof english>
