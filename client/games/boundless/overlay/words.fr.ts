import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	study: 'Étudier la carte',
	'study.title': 'La carte',
	closed: 'La carte reste fermée pendant une manche.',
	practice: 'S’entraîner en solo',
	'practice.weak': 'S’entraîner sur ces frontières',
	'practice.title': 'Entraînement',
} as const satisfies Translation<typeof english>
