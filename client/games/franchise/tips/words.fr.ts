import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	region: 'Une région rapporte : qui y a le plus de franchises reçoit son premier nombre.',
	majority: 'Vous dominez une métropole : vous en marquez les points, et vos pièces reviennent.',
	evaluated: 'Une métropole est décomptée : qui y a le plus de franchises en marque les points.',
} as const satisfies Translation<typeof english>
